import { useEffect, useRef, useState } from 'react';
import { preloadModule } from 'react-dom';
import type { Root } from 'react-dom/client';
import { toAddress } from '../../../shared/site-address';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '../../../shared/code-variant';
import type { DemoAssets, DemoData } from '../../../shared/doc-page-data';
import type { Example } from '../../../shared/playground';
import { reloadIfGone } from '../../offline/ui/reload-once';
import { useTheme } from '../../settings/theme-provider';
import type { Store } from '../../ui/store';
import { prioritize } from '../../ui/when-idle';
import type { DemoPage } from '../runtime/demo-page';
import { PRESS_EVENTS, replayEvents, type EarlyEvent } from '../../ui/early-events';

/** A demo in the page. */
export type DemoIsland = ReturnType<typeof useDemoIsland>;

/**
 * Hydrates a demo as a separate React root near the viewport. The container has one child with the static HTML.
 * @param attempt number of resets. A new number restarts the demo.
 * @param styling one that the demo has. The static HTML is in MUI System.
 * @param example state of a playground
 */
export function useDemoIsland(
  demo: Pick<DemoData, 'name'>,
  assets: DemoAssets,
  attempt: number,
  styling: CodeStyling = DEFAULT_CODE_STYLING,
  example?: Store<Example>,
) {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [crash, setCrash] = useState<{ start: string; error: unknown } | null>(null);
  const [unloaded, setUnloaded] = useState<string | null>(null);
  const start = `${styling} ${attempt}`;
  useEffect(() => {
    const root = container.current?.querySelector<HTMLElement>('[data-demo-root]');
    if (!root) return undefined;
    const onError = (error: unknown): void => setCrash({ start, error });
    let live: Pick<Root, 'unmount'> | null = null;
    let left = false;
    const hydrate = async (): Promise<void> => {
      const page = await loadDemo(assets, demo.name, styling).catch(() => null);
      if (left) return;
      if (!page) return setUnloaded(start);
      await new Promise<void>((onReady) => {
        live = page.hydrate(demo.name, { root, theme, styling, example, onError, onReady });
      });
    };
    const stopWaiting = whenNear(root, () => {
      const started = hydrate().catch(onError);
      prioritize(started);
      return started;
    });
    return () => {
      stopWaiting();
      left = true;
      // React forbids to unmount one root while another one renders.
      window.setTimeout(() => live?.unmount());
    };
  }, [demo, assets, start, styling, theme, example]);
  return {
    container,
    /** Each start needs a new element. */
    start,
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
  const presses: EarlyEvent[] = [];
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
  element.addEventListener('focusin', begin, { signal });
  return () => controller.abort();
}
