/**
 * Takes the place of Gatsby's module of this name: its announcer interrupts, and names the page also for a jump within
 * it. What is hidden says nothing; `ScrollContext` announces.
 */
export const RouteAnnouncerProps = { id: 'gatsby-announcer', hidden: true };
