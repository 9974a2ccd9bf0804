import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { preloadModule } from 'react-dom';
import { CODE_STYLINGS, DEFAULT_CODE_STYLING, type CodeStyling } from '../../../shared/code-variant';
import type { DemoAssets, DemoData } from '../../../shared/doc-page-data';
import type { Example } from '../../../shared/playground';
import { toAddress } from '../../../shared/site-address';
import { reloadIfGone } from '../../offline/ui/reload-once';
import { useCodeStyling } from '../../settings/code-variant-provider';
import { useTheme } from '../../settings/theme-provider';
import { PRESS_EVENTS, replayEvents, type EarlyEvent } from '../../ui/early-events';
import { OnDemand, useLazyCSS } from '../../ui/on-demand';
import type { Store } from '../../ui/store';
import { prioritize, whenIdle } from '../../ui/when-idle';
import type { DemoPage } from '../runtime/demo-page';
import type { CrashProps } from './demo-crash';

interface DemoContentProps {
  demo: Pick<DemoData, 'name' | 'html'>;
  assets: DemoAssets;
}

/** A live demo without a frame. */
export function DemoContent({ demo, assets }: DemoContentProps): ReactNode {
  const island = useDemoIsland(demo, assets);
  return <IslandContent demo={demo} island={island} onReset={island.restart} />;
}

interface IslandContentProps extends Pick<DemoContentProps, 'demo'> {
  island: ReturnType<typeof useDemoIsland>;
  style?: CSSProperties;
  onReset: () => void;
}

/** A live demo. After a crash, a message with a button that restarts it. */
export function IslandContent({ demo, island, style, onReset }: IslandContentProps): ReactNode {
  const { container, error, start } = island;
  if (error !== null) {
    return (
      <div className="demo-content" style={style}>
        <OnDemand load={loadMessage} props={{ error, name: demo.name, onReset }} />
      </div>
    );
  }
  // The root's element is in the HTML, because React loses clicks during hydration on elements that it creates.
  return (
    <div
      key={start}
      ref={container}
      className="demo-content"
      style={style}
      dangerouslySetInnerHTML={{ __html: `<div data-demo-root>${demo.html}</div>` }}
    />
  );
}

/** Loaded on demand, because crashes are rare. If it cannot be loaded, the error is shown without a button. */
const loadMessage = () =>
  import('./demo-crash').then(
    (module) => module.default,
    () =>
      ({ error }: CrashProps) => <p className="demo-crash">{String(error)}</p>,
  );

/**
 * Hydrates a demo as a separate React root near the viewport. The container has one child with the static HTML.
 * @param styling one that the demo has. The static HTML is in MUI System.
 * @param example state of a playground
 */
export function useDemoIsland(
  demo: Pick<DemoData, 'name'>,
  assets: DemoAssets,
  styling: CodeStyling = DEFAULT_CODE_STYLING,
  example?: Store<Example>,
) {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [crash, setCrash] = useState<{ start: string; error: unknown } | null>(null);
  const [unloaded, setUnloaded] = useState<string | null>(null);
  const start = `${styling} ${attempt}`;
  useEffect(() => {
    const root = container.current?.querySelector<HTMLElement>('[data-demo-root]');
    if (!root) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const onError = (error: unknown): void => setCrash({ start, error });
    const hydrate = async (): Promise<void> => {
      const page = await loadDemo(assets, demo.name, styling).catch(() => null);
      if (signal.aborted) return undefined;
      if (!page) return setUnloaded(start);
      return page.hydrate(demo.name, { root, theme, styling, example, signal, onError });
    };
    const stopWaiting = whenNear(root, () => {
      const started = hydrate().catch(onError);
      prioritize(started);
      return started;
    });
    signal.addEventListener('abort', stopWaiting);
    return () => controller.abort();
  }, [demo, assets, start, styling, theme, example]);
  return {
    container,
    /** Each start needs a new element. */
    start,
    restart: () => setAttempt(attempt + 1),
    /** Why it has crashed, or null. */
    error: crash?.start === start ? crash.error : null,
    /** Its script could not be loaded. The static HTML stays, and works without scripts. */
    isUnloaded: unloaded === start,
  };
}

/** Loads the module with the demos of a page, and the code of one of them. Fetches imports in parallel. */
async function loadDemo(assets: DemoAssets, name: string, styling: CodeStyling): Promise<DemoPage> {
  const script = toAddress(assets.script);
  for (const path of assets.imports) preloadModule(toAddress(path));
  try {
    const { default: page } = (await import(/* webpackIgnore: true */ script)) as { default: DemoPage };
    await page.load(name, styling);
    return page;
  } catch (error) {
    void reloadIfGone(script);
    throw error;
  }
}

/** How far below the viewport a demo is started, so that it is live when it is seen. */
const AHEAD = '300px 0px';

/**
 * Calls `start` once, when the element is near the viewport or gets the focus. Records events until it resolves, and
 * then replays them, because demos are visible 0.3 s before hydration, or 1.6 s on slow 4G.
 * @param start resolves when the element is interactive
 * @returns stops waiting
 */
export function whenNear(element: HTMLElement, start: () => Promise<void>): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const presses = recordPresses(element, signal);
  let started: Promise<void> | null = null;
  const begin = (): void => {
    started ??= start().then(() => {
      controller.abort();
      return replayEvents(presses);
    });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: AHEAD },
  );
  // Not in the frame that renders the element, because this would delay the next one.
  const next = requestAnimationFrame(() => observer.observe(element));
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(next);
    observer.disconnect();
  });
  element.addEventListener('focusin', begin, { signal });
  return () => controller.abort();
}

/** Records and stops clicks in an element. The list grows until the signal. */
function recordPresses(element: HTMLElement, signal: AbortSignal): readonly EarlyEvent[] {
  const presses: EarlyEvent[] = [];
  const record = (event: MouseEvent): void => {
    // A click with a modifier key is for the browser, such as to open a link in a new tab.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.type === 'click') event.preventDefault();
    event.stopPropagation();
    presses.push({ target: event.target as Element, event });
  };
  const listen = (target: EventTarget | null | undefined): void => {
    for (const type of PRESS_EVENTS)
      target?.addEventListener(type, record as EventListener, { signal, capture: true });
  };
  listen(element);
  // Events in a frame do not bubble out of it.
  const frame = element.querySelector('iframe');
  listen(frame?.contentDocument);
  frame?.addEventListener('load', () => listen(frame.contentDocument), { signal });
  return presses;
}

/**
 * Styles for the static HTML of demos. The Emotion caches of the demos adopt them by id. The style element stays in
 * place, because moving it, as Emotion does, restyles the whole page.
 */
export function DemoStyles({ assets }: { assets: DemoAssets }): ReactNode {
  const style = `<style data-demo-styles="${assets.styleIds.join(' ')}">${assets.styles}</style>`;
  const { themeStylesheet: theme } = assets;
  const font = assets.font?.stylesheet ?? null;
  const [missing] = useState(() => [font, theme].filter((href) => href !== null && !isInHead(href, font)));
  useLayoutEffect(() => {
    // Gatsby replaces its elements in the head, and a change of fonts lays out the whole page.
    const faces = document.head.querySelector(`style[data-href="${font && toAddress(font)}"]`);
    faces?.removeAttribute('data-gatsby-head');
    return whenIdle(() => [font, theme].forEach((href) => href !== null && addToHead(href)));
  }, [font, theme]);
  const links = missing.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  useTailwindStyles(assets.tailwindStylesheet);
  return <div hidden dangerouslySetInnerHTML={{ __html: links + style }} />;
}

/** Loads the styles of Tailwind demos when the user first selects Tailwind. */
function useTailwindStyles(stylesheet: string | null): void {
  const [styling] = useCodeStyling();
  const [wasChosen, setChosen] = useState(false);
  if (styling === CODE_STYLINGS.tailwind && !wasChosen) setChosen(true);
  useLazyCSS(wasChosen ? stylesheet : null, '#prismjs', 'tailwind');
}

/** True if a stylesheet is in the head, where no page removes it. The HTML of a page has the font there. */
function isInHead(href: string, font: string | null): boolean {
  if (typeof document === 'undefined') return href === font;
  const url = toAddress(href);
  return document.head.querySelector(`link[href="${url}"], style[data-href="${url}"]`) !== null;
}

/** Adds a stylesheet to the head permanently, because removing it restyles the whole page. */
function addToHead(href: string): void {
  if (isInHead(href, null)) return;
  const properties = { rel: 'stylesheet', href: toAddress(href) };
  document.head.append(Object.assign(document.createElement('link'), properties));
}
