/** Hides Gatsby's announcer. `ScrollContext` announces pages. */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
