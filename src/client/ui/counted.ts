import type { RefCallback } from 'react';

/** Analytics attributes of a clicked element or its ancestors, which start with `data-ga-event-`. */
export interface CountedClicks {
  gaEventCategory?: string | undefined;
  gaEventAction?: string | undefined;
  gaEventLabel?: string | undefined;
  /** Share of clicks that are counted, 0 to 1. */
  gaEventSplit?: string | undefined;
}

/**
 * A ref that sets the attributes on an element. They need JavaScript anyway, and would make the HTML of toolbars
 * larger.
 */
export function counted(attributes: CountedClicks): RefCallback<HTMLElement> {
  return (element) => {
    if (element) Object.assign(element.dataset, attributes);
  };
}
