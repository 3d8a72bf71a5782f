/** The sign for "close", for Icon.svelte: game-icons has none that is plain enough. */
export const cross =
  '<path fill="none" stroke="currentColor" stroke-width="60" stroke-linecap="round" d="M110 110l292 292M402 110 110 402"/>';
