import type { CodeStyling } from '../../../shared/demo/code-styling';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import type { DemoSourceFiles } from '../../../shared/page/doc-page-data';
import { announce } from '../../ui/announce';
import { useTranslate } from '../../ui/texts/locale-provider';
import type { SandboxDemo } from './sandbox/sandbox-demo';
import type { Sandbox } from './sandboxes';
import type { PlacedDemo } from './use-demo-controls';

/**
 * Takes a demo to a sandbox.
 * @param adapt what a sandbox gets in place of the source that was loaded, and of its address
 */
export function useSandboxes(
  { demo, assets, product }: Pick<PlacedDemo, 'demo' | 'assets' | 'product'>,
  styling: CodeStyling,
  variant: CodeVariant,
  adapt: (source: DemoSourceFiles) => Partial<SandboxDemo> = () => ({}),
) {
  const t = useTranslate();
  const load = async () => {
    const sandboxes = await import('./sandboxes');
    return { ...sandboxes, source: await sandboxes.loadSource(assets, demo.name, styling) };
  };
  const open = async (sandbox: Sandbox): Promise<void> => {
    // What is saved for later would fill the form, but nobody would take it.
    if (!navigator.onLine) throw new Error('There is no connection.');
    const { openSandbox, sourceUrl, source } = await load();
    const url = sourceUrl(demo, styling, variant);
    openSandbox(sandbox, { name: demo.name, variant, styling, source, product, url, ...adapt(source) });
  };
  return {
    /** Loads what a sandbox needs when the reader shows interest, so that it opens at once. */
    prepareSandbox: () => void load().catch(() => undefined),
    openSandbox: (sandbox: Sandbox) =>
      void open(sandbox).catch(() => announce(t('demo.sandboxFailed'), { shown: true })),
  };
}
