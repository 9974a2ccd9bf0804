import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
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
/** Time between two attempts to find the ad, in ms. */
const DETECTION_INTERVAL = 500;
/** Maximum number of attempts. */
const DETECTION_TRIES = 30;
/** After this many failed attempts, assume an ad blocker. */
const BLOCKED_AFTER = 6;
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

/** Events of a slot. */
export type AdSlotEvent =
  /** An attempt to find the ad of a script. `link` is its URL, or null if there is no ad yet. */
  | { type: 'LOOKED'; attempt: number; link: string | null }
  /** The response of the JSON service, or null if it has no ad. */
  | { type: 'ANSWERED'; sponsor: SponsorAd | null };

/** Fills one slot. Returns the state of its ad, and the element for a network's script. */
export function useAdSlot(source: AdSource): {
  state: AdSlotState;
  host: RefObject<HTMLDivElement | null>;
} {
  const [state, dispatch] = useReducer(adSlotReducer, source.kind, initialAdSlotState);
  const host = useRef<HTMLDivElement>(null);
  useSponsorAnswer(source.kind === 'json' ? source.url : null, dispatch);
  useAdScript(source.kind === 'script' ? source.url : null, host);
  useDetection(isUndecided(state), host, dispatch);
  return { state, host };
}

/** Initial state of a slot. Without a network, it is final. */
export function initialAdSlotState(kind: AdSource['kind']): AdSlotState {
  return { kind: kind === 'in-house' ? 'sold-out' : 'unknown' };
}

/** True if the state can still change. */
export function isUndecided({ kind }: AdSlotState): boolean {
  return kind === 'unknown' || kind === 'blocked';
}

/** Applies an event. A final state stays the same. */
export function adSlotReducer(state: AdSlotState, event: AdSlotEvent): AdSlotState {
  if (!isUndecided(state)) return state;
  if (event.type === 'ANSWERED') {
    if (event.sponsor === null) return { kind: 'sold-out' };
    return leadsToBackers(event.sponsor.ad.link)
      ? { kind: 'backers' }
      : { kind: 'sponsor', sponsor: event.sponsor };
  }
  if (event.link !== null) return { kind: leadsToBackers(event.link) ? 'backers' : 'placed' };
  const isBlocked = event.attempt > BLOCKED_AFTER;
  return isBlocked && state.kind === 'unknown' ? { kind: 'blocked' } : state;
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

function useSponsorAnswer(url: string | null, dispatch: Dispatch<AdSlotEvent>): void {
  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // Most sites have no JSON ad service, so they do not load its code.
    void import('./sponsor-ad')
      .then(({ loadSponsorAd }) => loadSponsorAd(url, signal))
      .catch(() => null)
      .then((sponsor) => {
        if (!signal.aborted) dispatch({ type: 'ANSWERED', sponsor });
      });
    return () => controller.abort();
  }, [url, dispatch]);
}

function useAdScript(url: string | null, host: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = host.current;
    if (url === null || !element) return undefined;
    const script = document.createElement('script');
    element.append(Object.assign(script, { id: '_carbonads_js', async: true, src: url }));
    return () => element.replaceChildren();
  }, [url, host]);
}

function useDetection(
  isWaiting: boolean,
  host: RefObject<HTMLDivElement | null>,
  dispatch: Dispatch<AdSlotEvent>,
): void {
  useEffect(() => {
    if (!isWaiting) return undefined;
    let attempt = 0;
    const look = (): void => {
      attempt += 1;
      const placeholder = host.current?.querySelector(PLACEHOLDER);
      const link = placeholder ? (placeholder.querySelector('a')?.href ?? '') : null;
      dispatch({ type: 'LOOKED', attempt, link });
      if (attempt === DETECTION_TRIES) window.clearInterval(timer);
    };
    const timer = window.setInterval(look, DETECTION_INTERVAL);
    look();
    return () => window.clearInterval(timer);
  }, [isWaiting, host, dispatch]);
}
