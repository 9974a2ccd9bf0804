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
 * Loads a stylesheet while the component is mounted.
 * @param href URL, or null to load nothing
 * @param before selector of the next element. Without a match, the stylesheet is at the end of the head.
 * @param options `layer` is the cascade layer of the rules
 */
export function useLazyCSS(href: string | null, before: string, { layer }: { layer?: string } = {}): void {
  useEffect(() => {
    if (href === null) return undefined;
    return insertCSS(href, before, layer);
  }, [href, before, layer]);
}

/** Like `useLazyCSS`, but outside of React. Returns a function that removes the stylesheet. */
export function insertCSS(href: string, before: string, layer?: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const insert = (element: HTMLElement): void => {
    if (signal.aborted) return;
    document.head.insertBefore(element, document.head.querySelector(before));
    signal.addEventListener('abort', () => element.remove());
  };
  if (layer === undefined) insert(linkTo(href));
  else {
    fetchCSS(href, signal).then(
      (css) => insert(styleOf(`@layer ${layer}{${css}}`)),
      (error: unknown) => {
        if (signal.aborted) return;
        if (process.env.NODE_ENV !== 'production') console.error(error);
        insert(linkTo(href));
      },
    );
  }
  return () => controller.abort();
}

async function fetchCSS(href: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(toAddress(href), { signal });
  if (!response.ok) throw new Error('Failed to fetch CSS');
  return response.text();
}

function linkTo(href: string): HTMLElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href: toAddress(href) });
}

function styleOf(textContent: string): HTMLElement {
  return Object.assign(document.createElement('style'), { textContent });
}
