declare module "icon:*" {
  const body: string;
  export default body;
}

/** where Python for the browser is: tools/pyodide.ts */
declare module "virtual:pyodide" {
  const folder: string;
  export default folder;
}
