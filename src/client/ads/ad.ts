import { ADVERTISER, IN_HOUSE_ADS } from '../../libraries/brand/in-house-ads';
import type { AdShape } from './ad-provider';
import type { AnalyticsEvent } from '../analytics/report-event';

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

/** An ad counts as seen after this time in ms. */
export const AD_DISPLAY_DELAY = 2500;
/** Size of an ad's image in px. */
export const AD_IMAGE = { width: 130, height: 100 } as const;

/** Source of a slot's ad. */
export type AdSource = { kind: 'script' | 'json'; url: string } | { kind: 'in-house' };

/** A script provides image ads, and JSON provides inline ads. If only one is configured, it provides both. */
export function adSource(
  shape: AdShape,
  { sponsorAdUrl, adScriptUrl }: { sponsorAdUrl?: string | undefined; adScriptUrl?: string },
): AdSource {
  const json: AdSource | null = sponsorAdUrl ? { kind: 'json', url: sponsorAdUrl } : null;
  const script: AdSource | null = adScriptUrl ? { kind: 'script', url: adScriptUrl } : null;
  return (shape === 'image' ? (script ?? json) : (json ?? script)) ?? { kind: 'in-house' };
}

/** True if an ad links to the library's backers, which means that the network has no ad. */
export function leadsToBackers(link: string): boolean {
  return URL.canParse(link) && /\/backers\/?$/.test(new URL(link).pathname);
}

/**
 * Chooses one of the site's own ads.
 * @param random 0 to 1
 * @param text name and description of an ad
 * @returns null if the site has none
 */
export function inHouseAd(
  random: number,
  text: (key: string) => Pick<Ad, 'name' | 'description'>,
): Ad | null {
  const ad = IN_HOUSE_ADS[Math.min(Math.floor(random * IN_HOUSE_ADS.length), IN_HOUSE_ADS.length - 1)];
  if (!ad) return null;
  const { key, link } = ad;
  const img = `/static/in-house/${key}.svg`;
  return { ...text(key), link, img, label: `in-house-${key}`, poweredby: ADVERTISER };
}

/** Reports to analytics that an ad was seen or clicked, or has crashed. */
export function adEvent(eventAction: 'display' | 'click' | 'crash', eventLabel: string): AnalyticsEvent {
  return { name: 'ad', params: { eventAction, eventLabel } };
}
