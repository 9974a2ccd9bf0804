import type { AnalyticsEvent } from './event';

/** Selects what tells analytics about its clicks, and what says for all in it what they belong to. */
export const ACTION_SELECTOR = '[data-ga-event-action]';
export const CATEGORY_SELECTOR = '[data-ga-event-category]';

/** The `data-ga-event-…` attributes of an element, by the rest of their names. */
export interface ClickAttributes {
  category?: string | undefined;
  action?: string | undefined;
  label?: string | undefined;
  /** Share of clicks that are counted, 0 to 1. */
  split?: string | undefined;
}

/**
 * A click on an element that asks to be counted.
 * @param random 0 to 1
 * @returns null for a click that is not in the sample
 */
export function clickEvent(
  { category = '', action = 'click', label = '', split = '1' }: ClickAttributes,
  random: number,
): AnalyticsEvent | null {
  if (category === '' || random >= Number(split)) return null;
  return { name: category, params: { eventAction: action, eventLabel: label } };
}
