/** Sent on `window` when the user navigates to another page. */
export const NAVIGATION_START = 'docs:navigation-start';
/** Sent on `window` when a navigation is canceled. */
export const NAVIGATION_END = 'docs:navigation-end';
/** Sent on `window` after each navigation and the first load, like Gatsby's `onRouteUpdate`. */
export const ROUTE_UPDATED = 'docs:route-updated';

let isFollowingLink = false;

/** True if a navigation is in progress. */
export function isNavigating(): boolean {
  return isFollowingLink;
}

/** Starts a navigation. */
export function startNavigation(): void {
  isFollowingLink = true;
  window.dispatchEvent(new Event(NAVIGATION_START));
}

/** Ends a navigation. */
export function endNavigation(): void {
  isFollowingLink = false;
  window.dispatchEvent(new Event(NAVIGATION_END));
}

/** Reports that a page is shown. */
export function tellRoute(): void {
  isFollowingLink = false;
  window.dispatchEvent(new Event(ROUTE_UPDATED));
}

/** True if the current navigation shows the page from its top. Back and Forward restore the scroll position. */
export function isNavigatingToTop(): boolean {
  return isFollowingLink && window.location.hash === '';
}
