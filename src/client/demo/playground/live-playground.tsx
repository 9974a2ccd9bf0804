import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DEFAULT_CODE_STYLING } from '../../../shared/code-variant';
import {
  type Example,
  highlightExample,
  printExample,
  printModule,
  startAfresh,
} from '../../../shared/playground';
import type { PlaygroundDemo } from '../../../shared/doc-page-data';
import { announce } from '../../ui/announce';
import { CopyButton } from '../../ui/copy-button';
import { ResetIcon } from '../../ui/icons';
import { createStore, useStore, type Store } from '../../ui/store';
import { useTranslate } from '../../ui/locale-provider';
import { useTheme } from '../../settings/theme-provider';
import DemoCrash from '../frame/demo-crash';
import { SandboxButtons, ToolbarButton } from '../frame/demo-toolbar';
import { createIsland } from '../frame/use-demo-island';
import { useCodeVariant } from '../../settings/code-variant-provider';
import { useSandboxes, type PlacedDemo } from '../frame/use-demo-controls';
import { Knobs } from './knobs';

/** A playground on a page of a product. */
export interface PlacedPlayground extends Pick<PlacedDemo, 'assets' | 'product'> {
  demo: PlaygroundDemo;
}

interface LivePlaygroundProps extends PlacedPlayground {
  /** The playground's HTML, which has a place for each control. */
  section: HTMLElement;
  /** Called when the component is interactive. */
  onReady: () => void;
}

/** Hydrates a playground, and renders its controls and code into placeholders of its HTML. */
export function LivePlayground({ section, onReady, ...placed }: LivePlaygroundProps): ReactNode {
  const { demo, assets } = placed;
  const { playground } = demo;
  const store = useMemo(() => createStore(playground.example), [playground]);
  const [attempt, setAttempt] = useState(0);
  const error = useLiveExample({ section, demo, assets, store, attempt, onReady });
  // A crashed component restarts after the next change, which could fix it.
  useEffect(
    () => (error === null ? undefined : store.subscribe(() => setAttempt(attempt + 1))),
    [error, store, attempt],
  );
  const example = useStore(store);
  useLayoutEffect(() => {
    const code = section.querySelector('code');
    if (code) code.innerHTML = highlightExample(example);
  }, [section, example]);
  const put = (content: ReactNode, place: string): ReactNode => {
    const element = section.querySelector(place);
    return element && createPortal(content, element);
  };
  const restart = (): void => store.set(startAfresh(playground.example, store.get()));
  return (
    <>
      {put(<Knobs playground={playground} store={store} />, '.playground-knobs')}
      {put(<Actions {...placed} store={store} restart={restart} />, '.demo-toolbar')}
      {put(<CopyButton text={() => printExample(store.get())} />, '.MuiCode-root')}
      {error !== null && put(<DemoCrash error={error} name={demo.name} onReset={restart} />, '.demo-stage')}
    </>
  );
}

interface LiveExample extends Omit<LivePlaygroundProps, 'product'> {
  store: Store<Example>;
  /** Counts starts after a crash. */
  attempt: number;
}

/** Hydrates the component of a playground. Returns why it crashed, or null. */
function useLiveExample({ section, demo, assets, store, attempt, onReady }: LiveExample): unknown {
  const theme = useTheme();
  const [crash, setCrash] = useState<{ attempt: number; error: unknown } | null>(null);
  useEffect(() => {
    const content = section.querySelector('.demo-content');
    const root = content?.querySelector<HTMLElement>('[data-demo-root]');
    if (!content || !root) return undefined;
    const html = content.innerHTML;
    const island = createIsland(assets, demo.name, {
      root,
      theme,
      styling: DEFAULT_CODE_STYLING,
      example: store,
      onError: (error) => setCrash({ attempt, error }),
    });
    void island.start().then(onReady);
    return () => {
      island.end();
      // Restore the static HTML for the next start.
      content.innerHTML = html;
    };
  }, [section, demo, assets, store, attempt, theme, onReady]);
  return crash?.attempt === attempt ? crash.error : null;
}

interface ActionsProps extends PlacedPlayground {
  store: Store<Example>;
  restart: () => void;
}

/** Actions of a playground. */
function Actions({ store, restart, ...placed }: ActionsProps): ReactNode {
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
