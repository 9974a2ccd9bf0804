import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { highlightExample, printExample } from '../../../shared/demo/print-example';
import { startAfresh } from '../../../shared/demo/playground';
import type { DemoAssets, PlaygroundDemo } from '../../../shared/page/doc-page-data';
import { CopyButton } from '../../ui/copy/copy-button';
import { createStore, useStore } from '../../ui/store';
import DemoCrash from '../frame/demo-crash';
import { Actions } from './actions';
import { Knobs } from './knobs';
import { useLiveExample } from './use-live-example';

interface LivePlaygroundProps {
  /** The playground's HTML, which has a place for each control. */
  section: HTMLElement;
  demo: PlaygroundDemo;
  assets: DemoAssets;
  /** Name of the product, such as `Material UI`. */
  product: string;
  /** Called when the component is live: from then on it hears events. */
  onReady: () => void;
}

/** Makes a playground live: the component, and in the places that its HTML has for it all with which a reader changes it. */
export function LivePlayground({ section, onReady, ...props }: LivePlaygroundProps): ReactNode {
  const { demo, assets } = props;
  const { playground } = demo;
  const store = useMemo(() => createStore(playground.example), [playground]);
  const [attempt, setAttempt] = useState(0);
  const error = useLiveExample({ section, demo, assets, store, attempt, onReady });
  // What has crashed starts again with the next choice, which may be a better one.
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
      {put(<Actions {...props} store={store} />, '.demo-toolbar')}
      {put(<CopyButton text={() => printExample(store.get())} />, '.MuiCode-root')}
      {error !== null && put(<DemoCrash error={error} name={demo.name} onReset={restart} />, '.demo-stage')}
    </>
  );
}
