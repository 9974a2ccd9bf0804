import type { AnalyticsEvent } from '../analytics/report-event';
import { leadsToBackers, MESSAGE_RATIO, type AdSource } from './ad';
import type { SponsorAd } from './sponsor-ad';

/** Time between two looks for the ad in ms (specification §9). */
export const DETECTION_INTERVAL = 500;
/** Looks for the ad, at most (specification §9). */
export const DETECTION_TRIES = 30;
/** With more looks in vain than this, an ad blocker is taken to be at work (specification §9). */
const BLOCKED_AFTER = 6;

/**
 * What is known about the ad of a slot. `unknown`: it may still come. `blocked`: it did not come in time; a late one
 * revokes that. `sold-out`: the network has none. `backers`: it has only the link to the backers. `placed`: the
 * network's script has placed it.
 */
export type AdSlotState =
  | { kind: 'unknown' | 'blocked' | 'sold-out' | 'backers' | 'placed' }
  | { kind: 'sponsor'; sponsor: SponsorAd };

/** What a slot learns. */
export type AdSlotEvent =
  /** A look for the ad of a script; `link` is where it leads, null while there is none. */
  | { type: 'LOOKED'; attempt: number; link: string | null }
  /** The answer of the JSON service; null when it has no ad. */
  | { type: 'ANSWERED'; sponsor: SponsorAd | null };

/** State of a slot at first: without a network there is nothing to wait for. */
export function initialAdSlotState(kind: AdSource['kind']): AdSlotState {
  return { kind: kind === 'in-house' ? 'sold-out' : 'unknown' };
}

/** Whether the state may still change. */
export function isUndecided({ kind }: AdSlotState): boolean {
  return kind === 'unknown' || kind === 'blocked';
}

/** Applies what was learnt; a decided slot stays as it is. */
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

/** What a slot shows, and the name under which analytics counts it. */
export type AdSlotContent =
  | { kind: 'nothing' }
  | { kind: 'network' | 'in-house' | 'message'; label: string }
  | { kind: 'sponsor'; label: string; sponsor: SponsorAd };

/**
 * What to show in a state.
 * @param random 0 to 1, drawn once per slot: whether a reader with an ad blocker is asked about it
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

/** What analytics hears of an ad that was seen, clicked, or has crashed (specification §7). */
export function adEvent(eventAction: 'display' | 'click' | 'crash', eventLabel: string): AnalyticsEvent {
  return { name: 'ad', params: { eventAction, eventLabel } };
}
