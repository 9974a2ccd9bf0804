/** Sent on `window` when the reader has asked for another page. */
export const NAVIGATION_START = 'docs:navigation-start';

/** Sent on `window` when a page is shown, the first one included. */
export const PAGE_ARRIVED = 'docs:page-arrived';
