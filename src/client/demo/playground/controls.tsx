import { useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { highlightExample, printExample } from '../../../shared/demo/print-example';
import type { Example, Playground } from '../../../shared/demo/playground';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import { CopyButton } from '../../ui/copy/copy-button';
import { useStore, type Store } from '../../ui/store';
import { DemoCrash } from '../frame/demo-crash';
import { Actions } from './actions';
import { Knobs } from './knobs';

/** A playground that is live. */
export interface LivePlayground {
  demo: DemoData;
  playground: Playground;
  assets: DemoAssets;
  product: string;
  store: Store<Example>;
}

interface ControlsProps extends LivePlayground {
  /** The playground's HTML, which has a place for each control. */
  section: HTMLElement;
  /** Why the component has crashed; null while it is well. */
  error: unknown;
  /** Starts it afresh after that. */
  onRestart: () => void;
}

/** Everything with which a reader changes a playground, in the places that its HTML has for it. */
export function Controls({ section, error, onRestart, ...live }: ControlsProps): ReactNode {
  const { demo, playground, store } = live;
  const example = useStore(store);
  useLayoutEffect(() => {
    const code = section.querySelector('code');
    if (code) code.innerHTML = highlightExample(example);
  }, [section, example]);
  const put = (content: ReactNode, place: string): ReactNode => {
    const element = section.querySelector(place);
    return element && createPortal(content, element);
  };
  const restart = (): void => {
    store.set(playground.example);
    onRestart();
  };
  return (
    <>
      {put(<Knobs playground={playground} store={store} />, '.playground-knobs')}
      {put(<Actions {...live} />, '.demo-toolbar')}
      {put(<CopyButton text={() => printExample(store.get())} />, '.MuiCode-root')}
      {error !== null && put(<DemoCrash error={error} name={demo.name} onReset={restart} />, '.demo-content')}
    </>
  );
}
