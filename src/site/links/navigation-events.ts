/** Sent on `window` when the reader has asked for another page. */
export const NAVIGATION_START = 'docs:navigation-start';
