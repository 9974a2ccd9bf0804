declare module 'site-data/site.json' {
  const value: import('../shared/site-data').SiteBrowserData;
  export default value;
}

declare module 'site-data/strings-*' {
  const value: import('../shared/translations').Translations;
  export default value;
}

declare module 'site-data/services.json' {
  const value: import('../shared/site-data').Services;
  export default value;
}

declare module 'site-data/icons.json' {
  const value: import('../shared/icon-files').IconSummary;
  export default value;
}

declare module '*.css';

interface Window {
  /** Gatsby's `navigate()`, with a path that includes the path prefix. */
  ___navigate?(address: string, options?: { replace?: boolean }): void;
  /** Gatsby's page loader. */
  ___loader?: {
    hovering(path: string): void;
    /** The page, if all of it is loaded. */
    loadPageSync(path: string): object | undefined;
    loadPage(path: string): Promise<
      | {
          status?: string;
          page?: { webpackCompilationHash: string; componentChunkName: string };
        }
      | undefined
    >;
  };
  /** Gatsby's events; in develop it tells of new page data. */
  ___emitter?: {
    on(
      event: 'pageQueryResult',
      listener: (result: { path: string; componentChunkName: string }) => void,
    ): void;
  };
  /** Gatsby's name for the code of the deploy that this page was loaded from. */
  ___webpackCompilationHash?: string;
  /** Tells Gatsby to load the next page in full. */
  ___swUpdated?: boolean;
  /** Events from before the page's scripts were ready, and the listener that records them. */
  earlyEvents?: import('./ui/early-events').EarlyEvent[] & { record: (event: Event) => void };
  /** Modules that demos share with the shell. */
  docsModules?: Record<string, unknown>;
}
