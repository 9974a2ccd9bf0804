import type { CodeStylingKey } from '../../shared/demo/code-styling';
import type { DemoOptions } from '../../shared/page/page';

/** The libraries that demos are written for; each has a runtime of its own in `src/client/demo/runtime`. */
export type DemoLibraryName = 'material' | 'joy' | 'system';

/** A demo in one styling. */
export interface StyledDemo {
  styling: CodeStylingKey;
  /** Absolute path of its module. */
  file: string;
}

/** A demo as it lies on disk. */
export interface DemoEntry {
  name: string;
  /** As the author placed it on the page. */
  options: DemoOptions;
  /** MUI System first. */
  stylings: readonly [StyledDemo, ...StyledDemo[]];
}

/** The demos of one page. */
export interface DemoPageSource {
  /** Path of the page, e.g. `/material-ui/react-button/`. */
  path: string;
  /** Absolute path of the page's folder. */
  folder: string;
  library: DemoLibraryName;
  /** In the order of the page. */
  demos: readonly DemoEntry[];
}

/** Joy UI and MUI System show themselves; everything else is shown in Material UI. */
export function demoLibraryOf(path: string): DemoLibraryName {
  if (path.startsWith('/joy-ui/')) return 'joy';
  return path.startsWith('/system/') ? 'system' : 'material';
}

/** Start of the names of a page's files: `/system/react-box/` → `system-react-box`. */
export function pageFileName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-');
}
