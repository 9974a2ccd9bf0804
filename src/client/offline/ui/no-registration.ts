/**
 * Stands in for the two modules that would register the service worker on every host: the browser part of
 * gatsby-plugin-offline and Gatsby's own.
 */
export {};
