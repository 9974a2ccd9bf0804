import { lazy, Suspense, useState, type ComponentType, type ReactNode, useEffect } from 'react';
import { toAddress } from '../../shared/site-address';

interface OnDemandProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Shown until the component has loaded. */
  fallback?: ReactNode;
}

/**
 * A component that loads when it is rendered, and loads again on the next mount after a failure. A `lazy` component at the
 * top level keeps a failure until the page is reloaded.
 */
export function OnDemand<Props extends object>({ load, props, fallback }: OnDemandProps<Props>): ReactNode {
  const [Component] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={fallback}>
      <Component {...props} />
    </Suspense>
  );
}

/**
 * Loads a stylesheet into a cascade layer while the component is mounted.
 * @param href URL, or null to load nothing
 * @param before selector of the next element. Without a match, the stylesheet is at the end of the head.
 */
export function useLazyCSS(href: string | null, before: string, layer: string): void {
  useEffect(() => (href === null ? undefined : insertCSS(href, before, layer)), [href, before, layer]);
}

/** The effect of `useLazyCSS`, exported for tests. Returns a function that removes the stylesheet. */
export function insertCSS(href: string, before: string, layer: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  void createStyles(href, layer, signal).then((element) => {
    if (signal.aborted) return;
    document.head.insertBefore(element, document.head.querySelector(before));
    signal.addEventListener('abort', () => element.remove());
  });
  return () => controller.abort();
}

/** A style element with the loaded rules. If they cannot be loaded, a link. */
async function createStyles(href: string, layer: string, signal: AbortSignal): Promise<HTMLElement> {
  const url = toAddress(href);
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw new Error('Failed to fetch CSS');
    const textContent = `@layer ${layer}{${await response.text()}}`;
    return Object.assign(document.createElement('style'), { textContent });
  } catch (error) {
    if (process.env.NODE_ENV !== 'production' && !signal.aborted) console.error(error);
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  }
}
