/** The libraries that demos are written for; each has a runtime of its own in `src/site/demo-runtime`. */
export type DemoLibraryName = 'material' | 'joy' | 'system';

/** The demos of one page. */
export interface DemoPageSource {
  /** Path of the page, e.g. `/material-ui/react-button/`. */
  path: string;
  /** Absolute path of the page's folder. */
  folder: string;
  library: DemoLibraryName;
  /** Names of the demos in the order of the page. */
  names: readonly string[];
}

/** Joy UI and MUI System show themselves; everything else is shown in Material UI. */
export function demoLibraryOf(path: string): DemoLibraryName {
  if (path.startsWith('/joy-ui/')) return 'joy';
  return path.startsWith('/system/') ? 'system' : 'material';
}
