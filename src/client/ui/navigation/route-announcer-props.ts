/**
 * Replaces Gatsby's module of this name, because its announcer is assertive and also announces jumps within a page.
 * This hides it, and `ScrollContext` announces pages.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
