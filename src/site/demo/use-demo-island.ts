import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Root } from 'react-dom/client';
import type { DemoAssets, DemoData } from '../../domain/doc-page-data';
import type { DemoPage } from '../demo-runtime/demo-page';
import { loadDemoPage } from './load-demo-page';
import { whenNeeded } from './when-needed';

/**
 * Starts a demo over its static form, as a React root of its own, when it comes near the viewport or is touched.
 * The container holds the static form, in one element.
 * @param attempt counts resets; a new one starts the demo afresh
 */
export function useDemoIsland(
  demo: Pick<DemoData, 'name'>,
  assets: DemoAssets,
  attempt: number,
): { container: RefObject<HTMLDivElement | null>; error: unknown } {
  const container = useRef<HTMLDivElement>(null);
  const [crash, setCrash] = useState<{ attempt: number; error: unknown } | null>(null);
  useEffect(() => {
    const element = container.current?.querySelector<HTMLElement>('[data-demo-root]');
    if (!element) return undefined;
    let root: Root | null = null;
    let left = false;
    const onError = (error: unknown): void => setCrash({ attempt, error });
    const start = async (): Promise<void> => {
      const page: DemoPage = await loadDemoPage(assets);
      if (left) return;
      await new Promise<void>((resolve) => {
        root = page.hydrate(demo.name, element, onError, resolve);
      });
    };
    const stopWaiting = whenNeeded(element, () => start().catch(onError));
    return () => {
      left = true;
      stopWaiting();
      // React forbids to unmount one root while another one renders.
      window.setTimeout(() => root?.unmount());
    };
  }, [demo, assets, attempt]);
  return { container, error: crash?.attempt === attempt ? crash.error : null };
}
