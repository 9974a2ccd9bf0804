import { useMemo, useState, type ReactNode } from 'react';
import type { Playground } from '../../../shared/demo/playground';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import { createStore } from '../../ui/store';
import { useTranslate } from '../../ui/texts/locale-provider';
import { useDemoIsland } from '../frame/use-demo-island';
import { usePlaygroundControls } from './use-playground-controls';

interface PlaygroundFrameProps {
  demo: DemoData;
  playground: Playground;
  assets: DemoAssets;
  /** Name of the product, such as `Material UI`. */
  product: string;
}

/** A component, the controls of its props, and the code that comes of them. The controls are loaded when they come near. */
export function PlaygroundFrame({ demo, playground, assets, product }: PlaygroundFrameProps): ReactNode {
  const t = useTranslate();
  const store = useMemo(() => createStore(playground.example), [playground]);
  const [attempt, setAttempt] = useState(0);
  const { container, error } = useDemoIsland(demo, assets, attempt, undefined, store);
  const loaded = usePlaygroundControls(container, attempt);
  return (
    <>
      <section
        key={attempt}
        ref={container}
        id={demo.name}
        className="demo playground"
        aria-label={t('playground.label', { component: playground.component })}
        dangerouslySetInnerHTML={{ __html: demo.html }}
      />
      {loaded && (
        <loaded.module.Controls
          section={loaded.section}
          {...{ error, demo, playground, assets, product, store }}
          onRestart={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}
