/** Emotion's key in the document of a framed demo: what the page has must not count as being there, too. */
export const FRAME_STYLE_KEY = 'frame';

/** A demo to be rendered. */
export interface ServerDemo {
  name: string;
  /** Key of its module. */
  key: string;
  /** It brings a theme of its own. */
  isolated?: boolean;
  /** It is shown in a frame, which has styles of its own. */
  framed?: boolean;
}

/** A demo as HTML. */
export interface RenderedDemo {
  name: string;
  html: string;
  /** Styles of a framed demo; the others share those of the page. */
  frame?: RenderedStyles;
}

/** Rules, and Emotion's ids of them, by which the browser adopts them. */
export interface RenderedStyles {
  styleIds: string[];
  styles: string;
}

/** One page's demos as HTML, and what went wrong. */
export interface ServerDemoPage extends RenderedStyles {
  demos: RenderedDemo[];
  errors: { name: string; message: string }[];
}

/** Renders demos at build; runs in Node only. */
export interface DemoServer {
  renderPage(library: string, demos: readonly ServerDemo[]): ServerDemoPage;
  themeStyles(library: string): string;
}
