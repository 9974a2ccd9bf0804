import type { ReactNode } from 'react';
import { printModule } from '../../../shared/demo/print-example';
import { DEFAULT_CODE_STYLING } from '../../../shared/demo/code-styling';
import { startAfresh, type Example } from '../../../shared/demo/playground';
import type { DemoAssets, PlaygroundDemo } from '../../../shared/page/doc-page-data';
import { announce } from '../../ui/announce';
import { CubeIcon, LightningIcon, ResetIcon } from '../../ui/icons/icons';
import type { Store } from '../../ui/store';
import { useTranslate } from '../../ui/texts/locale-provider';
import type { Sandbox } from '../frame/sandboxes';
import { ToolbarButton } from '../frame/toolbar-button';

interface ActionsProps {
  demo: PlaygroundDemo;
  assets: DemoAssets;
  product: string;
  store: Store<Example>;
}

/** What a reader can do with a playground besides changing it. */
export function Actions({ demo, assets, product, store }: ActionsProps): ReactNode {
  const t = useTranslate();
  const { name, playground } = demo;
  const load = async () => {
    const sandboxes = await import('../frame/sandboxes');
    return { ...sandboxes, files: await sandboxes.loadSource(assets, name, DEFAULT_CODE_STYLING) };
  };
  const open = async (sandbox: Sandbox): Promise<void> => {
    if (!navigator.onLine) throw new Error('There is no connection.');
    const { openSandbox, files } = await load();
    const text = printModule(store.get(), name, playground.modules);
    const source = { ...files, TS: { [`${name}.tsx`]: text }, JS: { [`${name}.js`]: text } };
    const { origin, pathname } = window.location;
    const url = `${origin}${pathname}#${name}`;
    openSandbox(sandbox, { name, variant: 'TS', styling: DEFAULT_CODE_STYLING, source, product, url });
  };
  const prepare = (): void => void load().catch(() => undefined);
  const take = (sandbox: Sandbox) => (): void =>
    void open(sandbox).catch(() => announce(t('demo.sandboxFailed'), { shown: true }));
  return (
    <div className="demo-toolbar-end">
      <ToolbarButton tabIndex={0} name="stackblitz" onIntent={prepare} onClick={take('stackblitz')}>
        <LightningIcon />
      </ToolbarButton>
      <ToolbarButton tabIndex={0} name="codesandbox" onIntent={prepare} onClick={take('codeSandbox')}>
        <CubeIcon />
      </ToolbarButton>
      <ToolbarButton
        tabIndex={0}
        name="resetDemo"
        onClick={() => {
          store.set(startAfresh(playground.example, store.get()));
          announce(t('demo.wasReset'));
        }}
      >
        <ResetIcon />
      </ToolbarButton>
    </div>
  );
}
