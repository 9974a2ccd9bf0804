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
import type { ThemeSettingsStore } from '../../ui/theme/theme-settings';
import type { ReaderTheme } from './demo-context';
import { COLOR_SCHEME_ATTRIBUTE, type DemoLibrary } from './demo-library';
import { createDemoLooks, createStyleCaches, STYLE_KEY, type DemoLooks } from './demo-look';
import type { DemoProps } from './demo-tree';
import { startDemo } from './start-demo';

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
      const frame = container.querySelector<HTMLIFrameElement>('iframe[data-demo-frame]');
      if (frame) {
        return startFramed(frame, settings, ({ window, head, root }) => {
          const looks = createDemoLooks(settings, createStyleCaches(FRAME_STYLE_KEY, head));
          return startDemo({ ...demo, looks, root, frame: window });
        });
      }
      // Made at the first demo: by then the page's style tag is in the document.
      pageLooks ??= createDemoLooks(settings, createStyleCaches(STYLE_KEY, document.head));
      return startDemo({ ...demo, looks: pageLooks, root: container });
    },
  };
}

/** The document of a demo's frame. */
interface FrameDocument {
  window: Window;
  head: HTMLElement;
  /** Element that holds the demo. */
  root: HTMLElement;
}

/** Starts a demo in the frame that the build has put in its place, as soon as the document in it is there. */
function startFramed(
  frame: HTMLIFrameElement,
  settings: ThemeSettingsStore,
  start: (content: FrameDocument) => LiveDemo,
): LiveDemo {
  let end = (): void => frame.removeEventListener('load', begin);
  function begin(): void {
    const content = readFrame(frame);
    if (!content) return;
    end();
    const root = start(content);
    const stopMirroring = mirrorSettings(content, settings);
    end = () => {
      stopMirroring();
      root.unmount();
    };
  }
  frame.addEventListener('load', begin);
  begin();
  return { unmount: () => end() };
}

/** Null before the document is read: what is put in earlier would be lost. */
function readFrame({ contentDocument, contentWindow }: HTMLIFrameElement): FrameDocument | null {
  if (!contentDocument || !contentWindow || contentDocument.readyState !== 'complete') return null;
  const root = contentDocument.querySelector<HTMLElement>('[data-demo-root]');
  return root && { window: contentWindow, head: contentDocument.head, root };
}

/** Mirrors direction and colour scheme of the page in a frame; returns how to stop. */
function mirrorSettings({ root }: FrameDocument, source: ThemeSettingsStore): () => void {
  const { body, documentElement } = root.ownerDocument;
  const mirror = (): void => {
    const { direction, paletteMode } = source.get();
    documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, paletteMode);
    body.dir = direction;
  };
  mirror();
  return source.subscribe(mirror);
}
