import type { AnalyticsEvent } from '../analytics/report-event';
import { leadsToBackers, MESSAGE_RATIO, type AdSource } from './ad';
import type { SponsorAd } from './sponsor-ad';

/** Time between two looks for the ad in ms. */
export const DETECTION_INTERVAL = 500;
/** Looks for the ad, at most. */
export const DETECTION_TRIES = 30;
/** With more looks in vain than this, an ad blocker is taken to be at work. */
const BLOCKED_AFTER = 6;

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

/** Initial state of a slot. Without a network, it is final. */
export function initialAdSlotState(kind: AdSource['kind']): AdSlotState {
  return { kind: kind === 'in-house' ? 'sold-out' : 'unknown' };
}

/** Whether the state can still change. */
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

/** Content of a slot, with its name for analytics. */
export type AdSlotContent =
  | { kind: 'nothing' }
  | { kind: 'network' | 'in-house' | 'message'; label: string }
  | { kind: 'sponsor'; label: string; sponsor: SponsorAd };

/**
 * Content for a state.
 * @param random from 0 to 1, fixed for each slot. Selects if a user with an ad blocker sees a message.
 */
export function adSlotContent(state: AdSlotState, random: number): AdSlotContent {
  switch (state.kind) {
    case 'unknown':
      return { kind: 'nothing' };
    case 'placed':
      return { kind: 'network', label: 'carbon' };
    case 'sponsor':
      return { kind: 'sponsor', label: 'carbon', sponsor: state.sponsor };
    case 'sold-out':
      return { kind: 'in-house', label: 'in-house' };
    case 'backers':
      return { kind: 'in-house', label: 'in-house-carbon' };
    case 'blocked':
      return { kind: random < MESSAGE_RATIO ? 'message' : 'in-house', label: 'in-house-adblock' };
  }
}

/** What analytics hears of an ad that was seen, clicked, or has crashed. */
export function adEvent(eventAction: 'display' | 'click' | 'crash', eventLabel: string): AnalyticsEvent {
  return { name: 'ad', params: { eventAction, eventLabel } };
}
