import type { CodeStyling } from '../../../shared/demo/code-styling';
import type { DemoAssets } from '../../../shared/page/doc-page-data';
import type { DemoPage } from '../runtime/demo-page';
import { reloadIfGone } from '../../offline/ui/missing-file';

/** Loads the module with the demos of a page, and the code of one of them; imports are fetched beside it, not after it. */
export async function loadDemo(
  { script, imports }: DemoAssets,
  name: string,
  styling: CodeStyling,
): Promise<DemoPage> {
  for (const href of imports) preload(href);
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
