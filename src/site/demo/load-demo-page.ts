import type { DemoAssets } from '../../domain/doc-page-data';
import type { DemoPage } from '../demo-runtime/demo-page';
import { reloadIfGone } from '../offline/missing-file';

/** Loads the one module that holds the demos of a page; its imports are fetched beside it, not after it. */
export async function loadDemoPage({ script, imports }: DemoAssets): Promise<DemoPage> {
  for (const href of imports) preload(href);
  try {
    const module = (await import(/* webpackIgnore: true */ script)) as { default: DemoPage };
    return module.default;
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
