import { useEffect, useRef, useState, type RefObject } from 'react';
import { DEFAULT_CODE_STYLING, type CodeStyling } from '../../../shared/demo/code-styling';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import type { LiveDemo } from '../runtime/demo-page';
import { useTheme } from '../../ui/theme/theme-provider';
import { prioritize } from '../../ui/when-idle';
import { loadDemo } from './load-demo';
import { whenNear } from './when-near';

/** A demo on its way to life. */
interface DemoIsland {
  container: RefObject<HTMLDivElement | null>;
  /** Why it has crashed, or null. */
  error: unknown;
  /** Its script could not be loaded: the static form stays. */
  isUnloaded: boolean;
}

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
): DemoIsland {
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
  return { container, error: crash?.start === start ? crash.error : null, isUnloaded: unloaded === start };
}
