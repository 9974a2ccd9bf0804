export { ScrollContext } from '../client/router/scroll';

/** Gatsby exports this hook again, but the site does not use it. */
export const useScrollRestoration = undefined;
