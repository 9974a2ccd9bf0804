import { readSponsorAd, type SponsorAd } from './sponsor-response';

/** How often an answer without an ad is asked for again (specification §9). */
const RETRIES = 10;
/** An ad is far smaller; a longer answer is no ad, in bytes. */
const LONGEST_ANSWER = 100_000;

/**
 * Asks the sponsor ad service for an ad.
 * @returns null when it has none after all retries, fails, or answers with something else
 */
export async function loadSponsorAd(url: string, signal: AbortSignal): Promise<SponsorAd | null> {
  try {
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
      const sponsor = readSponsorAd(await fetchJson(url, signal));
      if (sponsor) return sponsor;
    }
  } catch {
    // Whatever the service did, the page does without its ad.
  }
  return null;
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`The ad service answered ${response.status}`);
  return JSON.parse(await readAtMost(response, LONGEST_ANSWER));
}

/** Text of an answer; gives up on one that is too long without waiting for its end. */
async function readAtMost(response: Response, bytes: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > bytes) {
      await reader.cancel();
      throw new Error('The ad service answered too much');
    }
    text += decoder.decode(value, { stream: true });
  }
}
