/** As much of the standard `URL` as the rules use: browsers and Node have it, the language does not. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly protocol: string;
}

/** As much of the standard `URLSearchParams` as the rules use. */
declare class URLSearchParams {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** The folder that the site is served from, such as `/docs`; empty at the root of a host. The bundlers put it in. */
declare const __PATH_PREFIX__: string;
