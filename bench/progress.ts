/** Says what is being done; on the error stream, so that the result can be piped. */
export function announce(text: string): void {
  console.error(`▸ ${text}`);
}
