/** As much of the standard `URL` as the rules use: browsers and Node have it, the language does not. */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly protocol: string;
}
