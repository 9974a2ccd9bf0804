/** A channel to the other tabs; null where the browser has none, or forbids it together with cookies. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
