/** Sent on `window` when the reader has asked for another page. */
export const NAVIGATION_START = 'docs:navigation-start';
/** Sent on `window` when the reader stays where they are after all, or goes elsewhere. */
export const NAVIGATION_END = 'docs:navigation-end';
/** Sent on `window` after each navigation and the first load, like Gatsby's `onRouteUpdate`. */
export const ROUTE_UPDATED = 'docs:route-updated';

let isFollowingLink = false;

/** Whether the reader has followed a link to another page, which is not there yet. */
export function isNavigating(): boolean {
  return isFollowingLink;
}

/** Tells that another page is on its way. */
export function startNavigation(): void {
  isFollowingLink = true;
  window.dispatchEvent(new Event(NAVIGATION_START));
}

/** Tells that no page is on its way any more. */
export function endNavigation(): void {
  isFollowingLink = false;
  window.dispatchEvent(new Event(NAVIGATION_END));
}

/** Tells that a page is shown. */
export function tellRoute(): void {
  isFollowingLink = false;
  window.dispatchEvent(new Event(ROUTE_UPDATED));
}

/** Whether the current navigation shows the page from its top. Back and Forward restore the scroll position. */
export function isNavigatingToTop(): boolean {
  return isFollowingLink && window.location.hash === '';
}
