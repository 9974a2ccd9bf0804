import type { CodeStyling } from '../../../shared/demo/code-styling';
import type { DemoAssets } from '../../../shared/page/doc-page-data';
import type { DemoPage } from '../runtime/demo-page';
import { reloadIfGone } from '../../offline/ui/reload-once';
import { toAddress } from '../../../shared/address/site-address';

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
