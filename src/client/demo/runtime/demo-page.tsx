import { type ComponentType, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import {
  type CodeStyling,
  codeStylingKey,
  DEFAULT_CODE_STYLING,
  demoKey,
} from '../../../shared/code-variant';
import { CrashReporter } from '../../ui/crash-reporter';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import {
  COLOR_SCHEME_ATTRIBUTE,
  createDemoLooks,
  type DemoLibrary,
  type DemoLooks,
  type DemoProps,
  DemoTree,
  type DemoTreeProps,
  FRAME_STYLE_KEY,
  identifierPrefix,
  type ReaderTheme,
  ReaderThemeContext,
  STYLE_KEY,
} from './demo-tree';

/** A hydrated demo. */
type LiveDemo = Pick<Root, 'unmount'>;

/** Options for the hydration of a demo. */
interface HydrateOptions extends Pick<DemoStart, 'root' | 'theme' | 'example' | 'onError' | 'onReady'> {
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
    hydrate(name, { styling, ...options }) {
      const { root: container, theme } = options;
      const { settings } = theme;
      const key = codeStylingKey(styling);
      const Demo = demos[demoKey(name, key)];
      if (!Demo) throw new Error(`The bundle has no demo "${name}" in ${styling}.`);
      const isRendered = styling === DEFAULT_CODE_STYLING;
      const demo = { ...options, name, library, Demo, isolated: isolated.includes(name), isRendered };
      // Tailwind's utilities only apply below this attribute.
      container.setAttribute('data-demo-styling', key);
      const frame = container.querySelector<HTMLIFrameElement>('iframe[data-demo-frame]');
      if (frame) {
        return startFramed(frame, settings, (root) => {
          const { head, defaultView } = root.ownerDocument;
          const looks = createDemoLooks(settings, FRAME_STYLE_KEY, head);
          return startDemo({ ...demo, looks, root, frame: defaultView ?? undefined });
        });
      }
      // Created with the first demo, because the page's style element exists by then.
      pageLooks ??= createDemoLooks(settings, STYLE_KEY, document.head);
      return startDemo({ ...demo, looks: pageLooks });
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

/** A demo and its element, in the page or in a frame. */
interface DemoStart extends DemoTreeProps {
  name: string;
  /** Theme of the shell. */
  theme: ReaderTheme;
  root: HTMLElement;
  /** True if the root contains the HTML of this component. */
  isRendered: boolean;
  /** Called when the demo crashes. Other demos are not affected. */
  onError: (error: unknown) => void;
  /** Called when the demo is interactive, because React drops events during hydration. */
  onReady?: (() => void) | undefined;
}

/** Starts a demo as a separate React root. */
function startDemo(start: DemoStart): LiveDemo {
  const { name, theme, root, isRendered, onError, onReady, ...demo } = start;
  let isOver = false;
  const options = {
    identifierPrefix: identifierPrefix(name),
    // Recoverable hydration errors do not stop a demo. React also reports a root that was unmounted during hydration.
    onRecoverableError: (error: unknown) => {
      if (!isOver) reportError(error);
    },
  };
  const tree = (
    <CrashReporter onError={onError} onReady={onReady}>
      <ReaderThemeContext value={theme}>
        <DemoTree {...demo} />
      </ReaderThemeContext>
    </CrashReporter>
  );
  const started = isRendered ? hydrateInPieces(root, tree, options) : createRoot(root, options);
  if (!isRendered) started.render(tree);
  return {
    unmount() {
      isOver = true;
      started.unmount();
    },
  };
}

/** Hydrates in a transition, so scrolling stays smooth if several demos start at once. */
function hydrateInPieces(...parameters: Parameters<typeof hydrateRoot>): Root {
  let started!: Root;
  startTransition(() => {
    started = hydrateRoot(...parameters);
  });
  return started;
}
