import type { DemoAssets } from './doc-page-data';

/** A demo to be rendered. */
export interface ServerDemo {
  name: string;
  /** True if it has its own theme. */
  ownTheme?: boolean;
  /** True if it is shown in a frame, which needs its own styles. */
  framed?: boolean;
}

/** A demo as HTML. */
export interface RenderedDemo {
  name: string;
  html: string;
  /** Styles of a framed demo. Other demos share the styles of the page. */
  frame?: RenderedStyles;
}

/** Rules, and Emotion's ids of them, by which the browser adopts them. */
export type RenderedStyles = Pick<DemoAssets, 'styleIds' | 'styles'>;

/** One page's demos as HTML. */
export interface ServerDemoPage extends RenderedStyles, Pick<DemoServer, 'theme'> {
  demos: RenderedDemo[];
}

/** Renders the demos of one library at build time in Node. */
export interface DemoServer {
  /** True if React can render the export of a module. */
  isComponent(exported: unknown): boolean;
  startPage(): ServerPage;
  /** CSS variables of the library's theme. */
  theme: string;
}

/** The demos of one page, which share their styles. */
export interface ServerPage {
  /** @throws whatever the component throws */
  render(demo: ServerDemo, component: unknown): RenderedDemo;
  /** The component stack of an error. Empty unless React runs in development mode. */
  ownerStack(demo: ServerDemo, component: unknown): Promise<string>;
  /** Rules of the demos that have been rendered. */
  styles(): RenderedStyles;
}
