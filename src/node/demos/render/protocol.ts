import type { ServerDemo, ServerDemoPage } from '../../../shared/demo/demo-server';

/** What the process that renders is asked. */
export type RenderRequest = PageRequest | ThemeRequest;

/** The theme of a library, which is known by its server: a bundled module. */
export interface ThemeRequest {
  kind: 'theme';
  server: string;
}

/** The demos of a page. */
export interface PageRequest {
  kind: 'page';
  server: string;
  demos: ServerDemo[];
  /** Bundled modules, by name of the demo. */
  files: Record<string, string>;
  /** Packages that these import: to load them takes none of the demos' time. */
  packages: string[];
}

/** How far a demo came: its module was run, its export was looked at, it was rendered; or what it took too much of. */
export type Stage = 'import' | 'export' | 'render' | 'time' | 'memory';

/** A demo that could not be rendered. */
export interface RenderFailure {
  name: string;
  stage: Stage;
  /** What was thrown, or exported. */
  message: string;
  /** Text of the stack, which leads into the bundled modules. */
  stack: string;
}

/** A page as HTML; a demo that has failed is not in it. */
export interface RenderedPage extends ServerDemoPage {
  failures: RenderFailure[];
}

/** What the process answers, in the order of the requests; an error is one of the code that renders. */
export type RenderAnswer = { page: RenderedPage } | { theme: string } | { error: string };

/** What is known of a demo that has been ended. */
export interface TimeReport {
  name: string;
  stack: string;
}
