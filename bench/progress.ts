/** Prints progress to stderr, so that stdout can be piped. */
export function announce(text: string): void {
  console.error(`▸ ${text}`);
}
