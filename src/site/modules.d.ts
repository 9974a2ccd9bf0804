declare module 'site-data/site.json' {
  const value: import('../domain/site-browser-data').SiteBrowserData;
  export default value;
}

declare module 'site-data/strings-*' {
  const value: import('../domain/translations').Translations;
  export default value;
}

declare module 'site-data/services.json' {
  const value: import('../domain/services').Services;
  export default value;
}

declare module '*.css';

interface Window {
  /** Gatsby's page loader; the part that prefetches. */
  ___loader?: { hovering(path: string): void };
  /** Modules that demos share with the shell. */
  docsModules?: Record<string, unknown>;
}
