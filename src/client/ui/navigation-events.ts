/** Sent on `window` when the reader has asked for another page. */
export const NAVIGATION_START = 'docs:navigation-start';
/** Sent on `window` when a page is shown, the first one included: `onRouteUpdate` of Gatsby. */
export const ROUTE_UPDATED = 'docs:route-updated';

let isFollowingLink = false;

/** Tells that the reader follows a link to another page. */
export function startNavigation(): void {
  isFollowingLink = true;
  window.dispatchEvent(new Event(NAVIGATION_START));
}

/** Ways through the history lead to where the reader was, which may be anywhere in the page. */
export function watchHistory(): void {
  const forget = (): void => void (isFollowingLink = false);
  window.addEventListener('popstate', forget);
  window.addEventListener(ROUTE_UPDATED, forget);
}

/** Whether the page that is rendered now is shown from its top. */
export function isNavigatingToTop(): boolean {
  return isFollowingLink && window.location.hash === '';
}
