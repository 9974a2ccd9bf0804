/** Restores scroll positions, and announces pages. */
export { ScrollContext } from '../client/router/scroll';

/** Gatsby exports this hook again, but the site does not use it. */
export const useScrollRestoration = undefined;

/** Hides Gatsby's announcer. `ScrollContext` announces pages. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
