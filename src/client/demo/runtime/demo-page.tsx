import type { ComponentType } from 'react';
import {
  codeStylingKey,
  DEFAULT_CODE_STYLING,
  demoKey,
  type CodeStyling,
} from '../../../shared/demo/code-variant';
import { FRAME_STYLE_KEY } from '../../../shared/demo/demo-server';
import type { ThemeSettingsStore } from '../../ui/theme/theme-settings';
import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from './demo-library';
import { createDemoLooks, createStyleCaches, STYLE_KEY, type DemoLooks } from './demo-look';
import type { DemoProps } from './demo-tree';
import { startDemo, type DemoStart } from './start-demo';

/** A hydrated demo. */
export interface LiveDemo {
  unmount(): void;
}

/** Options for the hydration of a demo. */
export interface HydrateOptions extends Pick<
  DemoStart,
  'root' | 'theme' | 'example' | 'onError' | 'onReady'
> {
  /** One of the demo's stylings. The server's HTML is in MUI System. */
  styling: CodeStyling;
}

/** Exports of a page's bundle. */
export interface DemoPage {
  /** Loads the code of a demo. The page's script only contains the first ones. */
  load(name: string, styling: CodeStyling): Promise<void>;
  /** Hydrates one demo on its server HTML in `root`. */
  hydrate(name: string, options: HydrateOptions): LiveDemo;
}

/** Components by key, such as `Name`, `tailwind-Name`, or `css-Name`. */
type Demos = Readonly<Record<string, ComponentType<DemoProps>>>;

/**
 * Creates the demo page of a bundle.
 * @param first demos in the bundle
 * @param loadLater loads all others
 * @param isolated names of demos with their own theme
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
    hydrate(name, { root: container, theme, styling, example, onError, onReady }) {
      const { settings } = theme;
      const key = codeStylingKey(styling);
      const Demo = demos[demoKey(name, key)];
      if (!Demo) throw new Error(`The bundle has no demo "${name}" in ${styling}.`);
      const apart = isolated.includes(name);
      const isRendered = styling === DEFAULT_CODE_STYLING;
      const demo = { name, library, Demo, isolated: apart, theme, isRendered, example, onError, onReady };
      // Tailwind's utilities only apply below this attribute.
      container.setAttribute('data-demo-styling', key);
      const frame = container.querySelector<HTMLIFrameElement>('iframe[data-demo-frame]');
      if (frame) {
        return startFramed(frame, settings, (root) => {
          const { head, defaultView } = root.ownerDocument;
          const looks = createDemoLooks(settings, createStyleCaches(FRAME_STYLE_KEY, head));
          return startDemo({ ...demo, looks, root, frame: defaultView ?? undefined });
        });
      }
      // Created with the first demo, because the page's style element exists by then.
      pageLooks ??= createDemoLooks(settings, createStyleCaches(STYLE_KEY, document.head));
      return startDemo({ ...demo, looks: pageLooks, root: container });
    },
  };
}

/** Starts a demo in its frame when the document in it is loaded. */
function startFramed(
  frame: HTMLIFrameElement,
  settings: ThemeSettingsStore,
  start: (root: HTMLElement) => LiveDemo,
): LiveDemo {
  let end = (): void => frame.removeEventListener('load', begin);
  function begin(): void {
    const root = findRoot(frame);
    if (!root) return;
    end();
    const live = start(root);
    const stopMirroring = mirrorSettings(root.ownerDocument, settings);
    end = () => {
      stopMirroring();
      live.unmount();
    };
  }
  frame.addEventListener('load', begin);
  begin();
  return { unmount: () => end() };
}

/** The root of the demo. Null until the document is parsed, because earlier content would be lost. */
function findRoot({ contentDocument }: HTMLIFrameElement): HTMLElement | null {
  if (contentDocument?.readyState !== 'complete') return null;
  return contentDocument.querySelector<HTMLElement>('[data-demo-root]');
}

/** Copies the direction and color scheme of the page to a frame. Returns a function that stops it. */
function mirrorSettings({ body, documentElement }: Document, source: ThemeSettingsStore): () => void {
  const mirror = (): void => {
    const { direction, paletteMode } = source.get();
    documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, paletteMode);
    body.dir = direction;
  };
  mirror();
  return source.subscribe(mirror);
}
