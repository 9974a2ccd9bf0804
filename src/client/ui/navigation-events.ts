/** Sent on `window` when the reader has asked for another page. */
export const NAVIGATION_START = 'docs:navigation-start';

let isUnderWay = false;

/** Tells that the reader follows a link to another page. */
export function startNavigation(): void {
  isUnderWay = true;
  window.dispatchEvent(new Event(NAVIGATION_START));
}

/** Ways through the history lead to where the reader was, which may be anywhere in the page. */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    isUnderWay = false;
  });
}

/** Whether the page that comes now is shown from its top. */
export function isArrivingAtTop(): boolean {
  return isUnderWay && window.location.hash === '';
}

/** The page is there. */
export function endNavigation(): void {
  isUnderWay = false;
}
/** Sent on `window` when a page is shown, the first one included: `onRouteUpdate` of Gatsby. */
export const ROUTE_UPDATED = 'docs:route-updated';
