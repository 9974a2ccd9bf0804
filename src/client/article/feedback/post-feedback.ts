/** How sending ended. */
export type PostOutcome = 'sent' | 'offline' | 'failed';

/** Longest time a comment may take to be sent, in ms. */
const PATIENCE = 15_000;

/** Sends a comment to the feedback endpoint. */
export async function postFeedback(url: string, body: string): Promise<PostOutcome> {
  if (!navigator.onLine) return 'offline';
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE),
    });
    return ok ? 'sent' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}
