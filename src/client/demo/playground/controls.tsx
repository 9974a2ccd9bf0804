import type { ReactNode } from 'react';
import { DEFAULT_CODE_STYLING } from '../../../shared/code-variant';
import type { PlaygroundDemo } from '../../../shared/doc-page-data';
import { type Example, printModule } from '../../../shared/playground';
import { useCodeVariant } from '../../settings/code-variant-provider';
import { announce } from '../../ui/announce';
import { ResetIcon } from '../../ui/icons';
import { useTranslate } from '../../ui/providers';
import type { Store } from '../../ui/store';
import { SandboxButtons, ToolbarButton } from '../frame/demo-toolbar';
import { type PlacedDemo, useSandboxes } from '../frame/use-demo-controls';

// These load together.
export { highlightExample } from '../../../shared/playground';
export { Knobs } from './knobs';

/** A playground on a page of a product. */
export interface PlacedPlayground extends Pick<PlacedDemo, 'assets' | 'product'> {
  demo: PlaygroundDemo;
}

interface ActionsProps extends PlacedPlayground {
  store: Store<Example>;
  restart: () => void;
}

/** Actions of a playground. */
export function Actions({ store, restart, ...placed }: ActionsProps): ReactNode {
  const t = useTranslate();
  const { name, playground } = placed.demo;
  const sandboxes = useSandboxes(placed, DEFAULT_CODE_STYLING, useCodeVariant()[0], (source) => {
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
