import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  type CodeStyling,
  codeStylingKey,
  DEFAULT_CODE_STYLING,
  demoKey,
} from '../../../shared/code-variant';
import { COLOR_SCHEME_ATTRIBUTE } from '../../../shared/color-mode';
import { CrashReporter } from '../../ui/crash-reporter';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import {
  createDemoCaches,
  type DemoCaches,
  type DemoLibrary,
  type DemoProps,
  DemoTree,
  type DemoTreeProps,
  FRAME_STYLE_KEY,
  identifierPrefix,
  type UserTheme,
  UserThemeContext,
  STYLE_KEY,
} from './demo-tree';

/** Options for the hydration of a demo. */
interface HydrateOptions extends Pick<DemoTreeProps, 'example'> {
  /** Element with the server HTML. */
  root: HTMLElement;
  /** One of the demo's stylings. The server's HTML is in MUI System. */
  styling: CodeStyling;
  /** Theme of the shell. */
  theme: UserTheme;
  /** Unmounts the demo. */
  signal: AbortSignal;
  /** Called when the demo crashes. Other demos are not affected. */
  onError: (error: unknown) => void;
}

/** Exports of a page's bundle. */
export interface DemoPage {
  /** Loads the code of a demo. The page's script only contains the first ones. */
  load(name: string, styling: CodeStyling): Promise<void>;
  /** Hydrates one demo. Resolves when it is interactive, because React drops events during hydration. */
  hydrate(name: string, options: HydrateOptions): Promise<void>;
}

/** Components by key, such as `Name`, `tailwind-Name`, or `css-Name`. */
type Demos = Readonly<Record<string, ComponentType<DemoProps>>>;

/**
 * Creates the demo page of a bundle.
 * @param first demos in the bundle
 * @param loadLater loads all others
 * @param withOwnTheme names of demos with their own theme
 */
export function createDemoPage(
  library: DemoLibrary,
  first: Demos,
  loadLater: () => Promise<Demos>,
  withOwnTheme: readonly string[],
): DemoPage {
  let demos = first;
  let pageCaches: DemoCaches | null = null;
  return {
    async load(name, styling) {
      if (!(demoKey(name, codeStylingKey(styling)) in demos)) demos = { ...first, ...(await loadLater()) };
    },
    async hydrate(name, options) {
      const { root, styling, signal, example } = options;
      const { settings } = options.theme;
      const key = codeStylingKey(styling);
      const Demo = demos[demoKey(name, key)];
      if (!Demo) throw new Error(`The bundle has no demo "${name}" in ${styling}.`);
      // Tailwind's utilities only apply below this attribute.
      root.setAttribute('data-demo-styling', key);
      const demo = { library, Demo, ownTheme: withOwnTheme.includes(name), example };
      const frame = root.querySelector<HTMLIFrameElement>('iframe[data-demo-frame]');
      if (!frame) {
        // Created with the first demo, because the page's style element exists by then.
        pageCaches ??= createDemoCaches(STYLE_KEY, document.head);
        return startDemo(name, <DemoTree {...demo} caches={pageCaches} />, options);
      }
      const framedRoot = await findFramedRoot(frame);
      if (signal.aborted) return undefined;
      const { ownerDocument } = framedRoot;
      mirrorSettings(ownerDocument, settings, signal);
      keepAnchors(ownerDocument, signal);
      const caches = createDemoCaches(FRAME_STYLE_KEY, ownerDocument.head);
      const tree = <DemoTree {...demo} caches={caches} frame={ownerDocument.defaultView ?? undefined} />;
      return startDemo(name, tree, { ...options, root: framedRoot });
    },
  };
}

/** The root of a framed demo. Waits until its document is parsed, because earlier content would be lost. */
async function findFramedRoot(frame: HTMLIFrameElement): Promise<HTMLElement> {
  const { contentDocument } = frame;
  const isParsed = contentDocument?.readyState === 'complete';
  const root = isParsed ? contentDocument.querySelector<HTMLElement>('[data-demo-root]') : null;
  if (root) return root;
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  return findFramedRoot(frame);
}

/** Copies the direction and color scheme of the page to a frame. */
function mirrorSettings(
  { body, documentElement }: Document,
  source: ThemeSettingsStore,
  signal: AbortSignal,
): void {
  const mirror = (): void => {
    const { direction, paletteMode } = source.get();
    documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, paletteMode);
    body.dir = direction;
  };
  mirror();
  signal.addEventListener('abort', source.subscribe(mirror));
}

/** Handles links to anchors in a frame. The browser would resolve them against the page, and load it into the frame. */
function keepAnchors(framed: Document, signal: AbortSignal): void {
  const follow = (event: MouseEvent): void => {
    // Elements of a frame are no instances of the page's classes.
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    framed.getElementById(link.hash.slice(1))?.scrollIntoView();
  };
  framed.addEventListener('click', follow, { signal });
}

/** Starts a demo as a separate React root. Resolves when it is mounted or has crashed. */
function startDemo(
  name: string,
  demo: ReactNode,
  { root, styling, theme, signal, onError }: HydrateOptions,
): Promise<void> {
  const options = {
    identifierPrefix: identifierPrefix(name),
    // Recoverable hydration errors do not stop a demo. React also reports a root that was unmounted during hydration.
    onRecoverableError: (error: unknown) => {
      if (!signal.aborted) reportError(error);
    },
  };
  return new Promise((resolve) => {
    const tree = (
      <CrashReporter onError={onError} onReady={() => resolve()}>
        <UserThemeContext value={theme}>{demo}</UserThemeContext>
      </CrashReporter>
    );
    // Renders in slices, so scrolling stays smooth if several demos start at once.
    startTransition(() => {
      const isRendered = styling === DEFAULT_CODE_STYLING;
      const live = isRendered ? hydrateRoot(root, tree, options) : createRoot(root, options);
      if (!isRendered) live.render(tree);
      // React forbids to unmount one root while another one renders.
      signal.addEventListener('abort', () => window.setTimeout(() => live.unmount()));
    });
  });
}
