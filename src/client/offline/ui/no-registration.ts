/**
 * Replaces two modules that would register the service worker on every host. They belong to gatsby-plugin-offline and
 * Gatsby.
 */
export {};
