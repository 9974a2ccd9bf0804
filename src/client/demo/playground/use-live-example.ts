import { useEffect, useState } from 'react';
import { DEFAULT_CODE_STYLING } from '../../../shared/demo/code-styling';
import type { Example } from '../../../shared/demo/playground';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import type { Store } from '../../ui/store';
import { useTheme } from '../../ui/theme/theme-provider';
import { prioritize } from '../../ui/when-idle';
import { loadDemo } from '../frame/load-demo';
import type { LiveDemo } from '../runtime/demo-page';

interface LiveExample {
  section: HTMLElement;
  demo: DemoData;
  assets: DemoAssets;
  store: Store<Example>;
  /** Counts starts after a crash. */
  attempt: number;
  onReady: () => void;
}

/** Starts the component of a playground over its static form; returns why it has crashed, or null. */
export function useLiveExample({ section, demo, assets, store, attempt, onReady }: LiveExample): unknown {
  const theme = useTheme();
  const [crash, setCrash] = useState<{ attempt: number; error: unknown } | null>(null);
  useEffect(() => {
    const content = section.querySelector('.demo-content');
    const root = content?.querySelector<HTMLElement>('[data-demo-root]');
    if (!content || !root) return undefined;
    const html = content.innerHTML;
    let live: LiveDemo | null = null;
    let left = false;
    const onError = (error: unknown): void => {
      setCrash({ attempt, error });
      onReady();
    };
    const start = async (): Promise<void> => {
      const page = await loadDemo(assets, demo.name, DEFAULT_CODE_STYLING).catch(() => null);
      // The static form stays, and the browser does with it what it can.
      if (!page) return onReady();
      if (!left) live = page.hydrate(demo.name, root, onError, { theme, example: store, onReady });
    };
    prioritize(start().catch(onError));
    return () => {
      left = true;
      // React forbids to unmount one root while another one renders.
      window.setTimeout(() => live?.unmount());
      // What starts next finds what the build has rendered.
      content.innerHTML = html;
    };
  }, [section, demo, assets, store, attempt, theme, onReady]);
  return crash?.attempt === attempt ? crash.error : null;
}
