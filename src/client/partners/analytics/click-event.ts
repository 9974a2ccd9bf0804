import type { CountedClicks } from '../../ui/counted';
import type { AnalyticsEvent } from './event';

/** Selects what tells analytics about its clicks, and what says for all in it what they belong to. */
export const ACTION_SELECTOR = '[data-ga-event-action]';
export const CATEGORY_SELECTOR = '[data-ga-event-category]';

/**
 * A click on an element that asks to be counted.
 * @param random 0 to 1
 * @returns null for a click that is not in the sample
 */
export function clickEvent(
  { gaEventCategory: name = '', gaEventAction = '', gaEventLabel = '', gaEventSplit = '1' }: CountedClicks,
  random: number,
): AnalyticsEvent | null {
  if (name === '' || random >= Number(gaEventSplit)) return null;
  return { name, params: { eventAction: gaEventAction, eventLabel: gaEventLabel } };
}
