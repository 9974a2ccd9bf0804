import { webAddress } from '../../../shared/address/web-address';
import type { Ad } from './ad';

/** An ad of the JSON service, with the addresses that count its display. */
export interface SponsorAd {
  ad: Ad;
  /** Pictures to load unseen. */
  pixels: string[];
}

const LONGEST_NAME = 80;
const LONGEST_DESCRIPTION = 2000;
const MOST_PIXELS = 10;

/**
 * Reads the answer of the sponsor ad service, of which nothing is certain: the first entry of `ads` with a
 * `statlink` (specification §7).
 * @returns null when there is none
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
      name: text(fields['company'], LONGEST_NAME) || new URL(link).hostname,
      link,
      img: webAddress(fields['image']),
      description: text(fields['description'], LONGEST_DESCRIPTION),
      label: 'carbon',
      poweredby: 'Carbon',
    },
    pixels: pixelsOf(fields),
  };
}

/** `pixel` holds several addresses with a double bar between them, and a place for the time. */
function pixelsOf({ statimp, pixel, timestamp }: Readonly<Record<string, unknown>>): string[] {
  const time = typeof timestamp === 'number' ? String(timestamp) : text(timestamp, 40);
  const addresses = typeof pixel === 'string' ? pixel.split('||') : [];
  return [statimp, ...addresses.map((address) => address.replaceAll('[timestamp]', encodeURIComponent(time)))]
    .map((address) => webAddress(typeof address === 'string' ? address.trim() : address))
    .filter((address) => address !== null)
    .slice(0, MOST_PIXELS);
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function text(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.trim().slice(0, longest) : '';
}
