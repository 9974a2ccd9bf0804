import type { ComponentType } from 'react';
import {
  codeStylingKey,
  DEFAULT_CODE_STYLING,
  demoKey,
  type CodeStyling,
} from '../../../shared/demo/code-styling';
import { FRAME_STYLE_KEY } from '../../../shared/demo/demo-server';
import type { Example } from '../../../shared/demo/playground';
import type { Store } from '../../ui/store';
import type { ReaderTheme } from './demo-context';
import type { DemoLibrary } from './demo-library';
import { createDemoLooks, type DemoLooks } from './demo-look';
import type { DemoProps } from './demo-tree';
import { findFrame, startFramed } from './framed-demo';
import { startDemo } from './start-demo';
import { createStyleCaches, STYLE_KEY } from './style-caches';

/** A demo that has come to life. */
export interface LiveDemo {
  unmount(): void;
}

/** How a demo is to come to life. */
export interface HydrateOptions {
  /** Theme of the shell, which the demo follows. */
  theme: ReaderTheme;
  /** One of the demo's stylings; the server's HTML is in MUI System. */
  styling?: CodeStyling;
  /** What a playground shows. */
  example?: Store<Example> | undefined;
  /** Called when the demo is live: React drops events that come while it hydrates. */
  onReady?: () => void;
}

/** What the bundle of one page gives to the shell. */
export interface DemoPage {
  /** Makes sure that the code of a demo is there: only the first ones come with the page. */
  load(name: string, styling: CodeStyling): Promise<void>;
  /** Starts one demo over its server HTML; `onError` hears of a crash, the other demos go on. */
  hydrate(
    name: string,
    container: HTMLElement,
    onError: (error: unknown) => void,
    options: HydrateOptions,
  ): LiveDemo;
}

/** Components by key: `Name`, `tailwind-Name` or `css-Name`. */
type Demos = Readonly<Record<string, ComponentType<DemoProps>>>;

/**
 * Makes the demo page of a bundle.
 * @param first demos that come with it
 * @param loadLater loads all others
 * @param isolated names of the demos that bring a theme of their own
 */
export function createDemoPage(
  library: DemoLibrary,
  first: Demos,
  loadLater: () => Promise<Demos>,
  isolated: readonly string[],
): DemoPage {
  let demos = first;
  let pageLooks: DemoLooks | null = null;
  return {
    async load(name, styling) {
      if (!(demoKey(name, codeStylingKey(styling)) in demos)) demos = { ...first, ...(await loadLater()) };
    },
    hydrate(name, container, onError, { theme, styling = DEFAULT_CODE_STYLING, example, onReady }) {
      const { settings } = theme;
      const key = codeStylingKey(styling);
      const Demo = demos[demoKey(name, key)];
      if (!Demo) throw new Error(`The bundle has no demo "${name}" in ${styling}.`);
      const apart = isolated.includes(name);
      const isRendered = styling === DEFAULT_CODE_STYLING;
      const demo = { name, library, Demo, isolated: apart, theme, isRendered, example, onError, onReady };
      // Tailwind's utilities hold below this attribute only.
      container.setAttribute('data-demo-styling', key);
      const frame = findFrame(container);
      if (frame) {
        const unmount = startFramed(frame, settings, ({ window, head, root }) => {
          const looks = createDemoLooks(settings, createStyleCaches(FRAME_STYLE_KEY, head));
          return startDemo({ ...demo, looks, root, frame: window });
        });
        return { unmount };
      }
      // Made at the first demo: by then the page's style tag is in the document.
      pageLooks ??= createDemoLooks(settings, createStyleCaches(STYLE_KEY, document.head));
      return startDemo({ ...demo, looks: pageLooks, root: container });
    },
  };
}
