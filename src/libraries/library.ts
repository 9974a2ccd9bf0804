/** Build data of one component library. `runtime.tsx` in the same folder exports a `DemoLibrary` for the browser. */
export interface Library {
  /** Packages of which edited demos can import every module. */
  packages: readonly string[];
  /** Modules that all pages of the library load, by their default exports. Can be empty. */
  core: readonly string[];
  /** Modules of the core in a separate file, which only pages that need one of them load. */
  common?: RegExp;
  /** Modules that only collect exports of others. Pages import those directly. */
  collections?: RegExp;
  /** Font that the default theme expects on the page. */
  font?: {
    /** Value of CSS `font-family`. */
    family: string;
    /** WOFF2 file, as a module path or a path in the repository. All pages with demos preload it. */
    file: string;
    /** `@font-face` rules for the URL of the font file. */
    faces: (url: string) => string;
  };
  /** Exports that demos get from `replaced.tsx` instead, because the library's own change the whole page. */
  replaced?: {
    /** Modules as demos import them. */
    modules: readonly string[];
    /** Exports of `isolate(name)` in `replaced.tsx`. */
    isolated: readonly string[];
    /** Exports of `replaced.tsx` for demos that are a whole page. */
    fullPage: readonly string[];
  };
  /** Setup of projects in online sandboxes. */
  sandbox?: {
    /** Package that shows that a demo uses the library. */
    package: string;
    /** URLs of stylesheets with the fonts that the library expects. */
    fonts: readonly string[];
    /** Module with `StyledEngineProvider`, which gives a demo's own styles priority. */
    styledEngine: string;
  };
  /** True if playgrounds have controls for the CSS variables of its components, as in Joy UI. */
  hasCssVariables?: true;
  /** Component name → key under which a theme can have default props for it. */
  themeKey?: (component: string) => string;
  /**
   * CSS classes by component name, where the export is not called like `buttonClasses`. `missing` has keys that the
   * package declares, but does not create.
   */
  classes?: Readonly<Record<string, { exportName: string; missing: readonly string[] }>>;
  /** How demos of paid packages get the site's license key. */
  license?: {
    /** Matches code that imports a paid package. */
    imports: RegExp;
    /** Code that sets the key, as one line. */
    setKey: (key: string) => string;
  };
}
