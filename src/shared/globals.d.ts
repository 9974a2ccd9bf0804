/** The parts of the standard `URL` that src/shared uses. Browsers and Node have it, but the language's own types do not. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly protocol: string;
}

/** The parts of the standard `URLSearchParams` that src/shared uses. */
declare class URLSearchParams {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** The folder that the site is served from, such as `/docs`. Empty at the root of a host. The bundlers replace it. */
declare const __PATH_PREFIX__: string;
