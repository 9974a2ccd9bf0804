import { useEffect, useRef, useState } from 'react';
import type { SponsorAd, Ad } from './sponsor-ad';
import { ADVERTISER, IN_HOUSE_ADS } from '../../libraries/brand/in-house-ads';
import type { AdShape } from './ad-provider';

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

/** Elements that the scripts of ad networks add. */
const PLACEHOLDER = '#carbonads, .carbonads, .ea-placement';
/** Without an ad after this time in ms, assume an ad blocker. */
const BLOCKED_AFTER = 3000;
/** Share of users with an ad blocker who see a message instead of an in-house ad. */
export const MESSAGE_RATIO = 0.2;

/**
 * State of an ad slot. If `unknown`, the ad can still load. If `blocked`, it has not loaded in time, but a late ad
 * replaces that. If `sold-out`, the network has no ad. If `backers`, it only has a link to the backers. If `placed`,
 * its script has added an ad.
 */
export type AdSlotState =
  | { kind: 'unknown' | 'blocked' | 'sold-out' | 'backers' | 'placed' }
  | { kind: 'sponsor'; sponsor: SponsorAd };

/** Fills one slot. Returns the state of its ad, and a ref for the element of a network's script. */
export function useAdSlot(source: AdSource) {
  const url = source.kind === 'in-house' ? null : source.url;
  const [state, setState] = useState<AdSlotState>({ kind: url === null ? 'sold-out' : 'unknown' });
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const slot = new AbortController();
    const { signal } = slot;
    const answer = host.current ? runScript(url, host.current, signal) : askService(url, signal);
    void answer.then((decided) => {
      if (!signal.aborted) setState(decided);
    });
    const timer = window.setTimeout(() => {
      setState((current) => (current.kind === 'unknown' ? { kind: 'blocked' } : current));
    }, BLOCKED_AFTER);
    return () => {
      window.clearTimeout(timer);
      slot.abort();
    };
  }, [url]);
  return { state, host };
}

async function askService(url: string, signal: AbortSignal): Promise<AdSlotState> {
  // Most sites have no JSON ad service, so they do not load its code.
  const service = await import('./sponsor-ad').catch(() => null);
  const sponsor = await service?.loadSponsorAd(url, signal);
  if (!sponsor) return { kind: 'sold-out' };
  return leadsToBackers(sponsor.ad.link) ? { kind: 'backers' } : { kind: 'sponsor', sponsor };
}

/** Adds the script of a network, and waits for its ad. */
function runScript(url: string, host: HTMLElement, signal: AbortSignal): Promise<AdSlotState> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const ad = host.querySelector(PLACEHOLDER);
      if (ad) resolve({ kind: leadsToBackers(ad.querySelector('a')?.href ?? '') ? 'backers' : 'placed' });
    });
    observer.observe(host, { childList: true, subtree: true });
    const script = document.createElement('script');
    host.append(Object.assign(script, { id: '_carbonads_js', async: true, src: url }));
    signal.addEventListener('abort', () => {
      observer.disconnect();
      host.replaceChildren();
    });
  });
}

/** Names of what a slot shows for analytics, by state. Null for nothing. */
export const AD_LABELS: Readonly<Record<AdSlotState['kind'], string | null>> = {
  unknown: null,
  placed: 'carbon',
  sponsor: 'carbon',
  'sold-out': 'in-house',
  backers: 'in-house-carbon',
  blocked: 'in-house-adblock',
};
