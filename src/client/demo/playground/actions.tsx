import type { ReactNode } from 'react';
import { DEFAULT_CODE_STYLING } from '../../../shared/demo/code-styling';
import type { Example } from '../../../shared/demo/playground';
import { printModule } from '../../../shared/demo/print-example';
import { announce } from '../../ui/announce';
import { ResetIcon } from '../../ui/icons/icons';
import type { Store } from '../../ui/store';
import { useTranslate } from '../../ui/texts/locale-provider';
import { SandboxButtons, ToolbarButton } from '../frame/toolbar-button';
import { useSandboxes } from '../frame/use-sandboxes';
import type { PlacedPlayground } from './playground-frame';

interface ActionsProps extends PlacedPlayground {
  store: Store<Example>;
  restart: () => void;
}

/** What a reader can do with a playground besides changing it. */
export function Actions({ store, restart, ...placed }: ActionsProps): ReactNode {
  const t = useTranslate();
  const { name, playground } = placed.demo;
  const sandboxes = useSandboxes(placed, DEFAULT_CODE_STYLING, 'TS', (source) => {
    const text = printModule(store.get(), name, playground.modules);
    const { origin, pathname } = window.location;
    return {
      source: { ...source, TS: { [`${name}.tsx`]: text }, JS: { [`${name}.js`]: text } },
      url: `${origin}${pathname}#${name}`,
    };
  });
  return (
    <div className="demo-toolbar-end">
      <SandboxButtons tabIndex={0} sandboxes={sandboxes} />
      <ToolbarButton
        tabIndex={0}
        name="resetDemo"
        onClick={() => {
          restart();
          announce(t('demo.wasReset'));
        }}
      >
        <ResetIcon />
      </ToolbarButton>
    </div>
  );
}
