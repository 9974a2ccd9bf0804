import { webAddress } from '../../shared/web-address';

/** An ad as it is shown. */
export interface Ad {
  name: string;
  link: string;
  /** URL of an image of 130 × 100 px, or null for a text ad. */
  img: string | null;
  /** May contain HTML, which is untrusted. */
  description: string;
  /** Name under which analytics counts it. */
  label: string;
  /** Who places the ad. */
  poweredby: string;
}

/** How often an answer without an ad is asked for again. */
const RETRIES = 10;
/** Maximum size of a response in bytes. An ad is much smaller. */
const LONGEST_ANSWER = 100_000;

/**
 * Requests an ad from the sponsor ad service.
 * @returns null if there is none after all retries, or on an error
 */
export async function loadSponsorAd(url: string, signal: AbortSignal): Promise<SponsorAd | null> {
  try {
    for (let attempt = 0; attempt <= RETRIES; attempt += 1) {
      const sponsor = readSponsorAd(await fetchJson(url, signal));
      if (sponsor) return sponsor;
    }
  } catch {
    // After any error, the page has no ad.
  }
  return null;
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal, credentials: 'omit', cache: 'no-store' });
  if (!response.ok) throw new Error(`The ad service returned ${response.status}`);
  return new Response(response.body?.pipeThrough(limitBytes(LONGEST_ANSWER))).json();
}

/** Passes bytes on, and fails if there are too many. */
function limitBytes(limit: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) throw new Error('The response of the ad service is too long');
      controller.enqueue(chunk);
    },
  });
}

/** An ad of the JSON service, with the URLs that count its display. */
export interface SponsorAd {
  ad: Ad;
  /** Images to load without showing them. */
  pixels: string[];
}

const LONGEST_NAME = 80;
const LONGEST_DESCRIPTION = 2000;
const MOST_PIXELS = 10;

/**
 * Parses the unchecked response of the sponsor ad service. Uses the first entry of `ads` with a `statlink`.
 * @returns null if there is none
 */
export function readSponsorAd(answer: unknown): SponsorAd | null {
  const { ads } = record(answer);
  if (!Array.isArray(ads)) return null;
  for (const entry of ads) {
    const fields = record(entry);
    const link = webAddress(fields['statlink']);
    if (link !== null) return sponsorAd(link, fields);
  }
  return null;
}

function sponsorAd(link: string, fields: Readonly<Record<string, unknown>>): SponsorAd {
  return {
    ad: {
      name: textOf(fields['company'], LONGEST_NAME) || new URL(link).hostname,
      link,
      img: webAddress(fields['image']),
      description: textOf(fields['description'], LONGEST_DESCRIPTION),
      label: 'carbon',
      poweredby: 'Carbon',
    },
    pixels: pixelsOf(fields),
  };
}

/** `pixel` contains several URLs that are separated by `||`, with a placeholder for the time. */
function pixelsOf({ statimp, pixel, timestamp }: Readonly<Record<string, unknown>>): string[] {
  const time = typeof timestamp === 'number' ? String(timestamp) : textOf(timestamp, 40);
  const addresses = typeof pixel === 'string' ? pixel.split('||') : [];
  return [statimp, ...addresses.map((address) => address.replaceAll('[timestamp]', encodeURIComponent(time)))]
    .map((address) => webAddress(typeof address === 'string' ? address.trim() : address))
    .filter((address) => address !== null)
    .slice(0, MOST_PIXELS);
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}
