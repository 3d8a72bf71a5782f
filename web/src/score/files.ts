/** Files into the browser and out of it. */

/** larger than any score pad */
const LARGEST = 100_000;

export async function readText(file: File): Promise<string> {
  if (file.size > LARGEST) throw new Error("too large");
  return file.text();
}

export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // the browser reads it after this
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a picture to whatever the device shares with; where that is not possible, downloads it. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  const shared = { files: [new File([picture], name, { type: picture.type })], text };
  if (!navigator.canShare?.(shared)) {
    download(picture, name);
    return;
  }
  try {
    await navigator.share(shared);
  } catch (error) {
    // people who changed their mind want no download either
    if (!(error instanceof DOMException && error.name === "AbortError")) download(picture, name);
  }
}
