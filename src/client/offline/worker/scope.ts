/** The service worker's global scope; TypeScript takes `self` for a window. */
export const scope = self as unknown as ServiceWorkerGlobalScope;
