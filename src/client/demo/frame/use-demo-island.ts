import { useEffect, useRef, useState } from 'react';
import { toAddress } from '../../../shared/address/site-address';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '../../../shared/demo/code-styling';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import { reloadIfGone } from '../../offline/ui/reload-once';
import { useTheme } from '../../ui/theme/theme-provider';
import { prioritize } from '../../ui/when-idle';
import type { DemoPage, LiveDemo } from '../runtime/demo-page';
import { whenNear } from './when-near';

/**
 * Starts a demo over its static form, as a React root of its own, when it comes near the viewport.
 * The container holds the static form, in one element.
 * @param attempt counts resets; a new one starts the demo afresh
 * @param styling one that the demo has; the static form is in MUI System
 */
export function useDemoIsland(
  demo: Pick<DemoData, 'name'>,
  assets: DemoAssets,
  attempt: number,
  styling: CodeStyling = DEFAULT_CODE_STYLING,
) {
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const [crash, setCrash] = useState<{ start: string; error: unknown } | null>(null);
  const [unloaded, setUnloaded] = useState<string | null>(null);
  const start = `${styling} ${attempt}`;
  useEffect(() => {
    const element = container.current?.querySelector<HTMLElement>('[data-demo-root]');
    if (!element) return undefined;
    let live: LiveDemo | null = null;
    let left = false;
    const onError = (error: unknown): void => setCrash({ start, error });
    const load = async (): Promise<void> => {
      const page = await loadDemo(assets, demo.name, styling).catch(() => null);
      if (left) return;
      if (!page) return setUnloaded(start);
      await new Promise<void>((onReady) => {
        live = page.hydrate(demo.name, element, onError, { theme, styling, onReady });
      });
    };
    const begin = (): Promise<void> => {
      const beginning = load().catch(onError);
      prioritize(beginning);
      return beginning;
    };
    const stopWaiting = whenNear(element, begin);
    return () => {
      left = true;
      stopWaiting();
      // React forbids to unmount one root while another one renders.
      window.setTimeout(() => live?.unmount());
    };
  }, [demo, assets, start, styling, theme]);
  return {
    container,
    /** Why it has crashed, or null. */
    error: crash?.start === start ? crash.error : null,
    /** Its script could not be loaded: the static form stays. */
    isUnloaded: unloaded === start,
  };
}

/** Loads the module with the demos of a page, and the code of one of them; imports are fetched beside it, not after it. */
export async function loadDemo(assets: DemoAssets, name: string, styling: CodeStyling): Promise<DemoPage> {
  const script = toAddress(assets.script);
  for (const path of assets.imports) preload(toAddress(path));
  try {
    const { default: page } = (await import(/* webpackIgnore: true */ script)) as { default: DemoPage };
    await page.load(name, styling);
    return page;
  } catch (error) {
    void reloadIfGone(script);
    throw error;
  }
}

function preload(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
