/** One page's demos as HTML, and what went wrong. */
export interface ServerDemoPage {
  demos: { name: string; html: string }[];
  styleIds: string[];
  styles: string;
  errors: { name: string; message: string }[];
}

/** Renders demos at build; runs in Node only. */
export interface DemoServer {
  renderPage(library: string, demos: readonly { name: string; key: string }[]): ServerDemoPage;
  themeStyles(library: string): string;
}
