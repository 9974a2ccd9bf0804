import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import type { Playground } from '../../../shared/demo/playground';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import { createStore, useStore } from '../../ui/store';
import { useTranslate } from '../../ui/texts/locale-provider';
import { DemoCrash } from '../frame/demo-crash';
import { SourceCode } from '../frame/source-code';
import { useDemoIsland } from '../frame/use-demo-island';
import { usePlaygroundTools } from './use-playground-tools';

interface PlaygroundFrameProps {
  demo: DemoData;
  playground: Playground;
  assets: DemoAssets;
  /** Name of the product, such as `Material UI`. */
  product: string;
}

/** A component, the controls of its props, and the code that comes of them. Controls are loaded when they come near. */
export function PlaygroundFrame({ demo, playground, assets, product }: PlaygroundFrameProps): ReactNode {
  const t = useTranslate();
  const [store] = useState(() => createStore(playground.example));
  const example = useStore(store);
  const [attempt, setAttempt] = useState(0);
  const { container, error } = useDemoIsland(demo, assets, attempt, undefined, store);
  const controls = useRef<HTMLDivElement>(null);
  const tools = usePlaygroundTools(controls);
  const { component, knobs, variables } = playground;
  const rows = knobs.length + variables.length;
  const html = tools?.highlightExample(example) ?? demo.sources[0]?.previewHtml ?? '';
  const reset = (): void => {
    store.set(playground.example);
    setAttempt(attempt + 1);
  };
  return (
    <section id={demo.name} className="demo playground" aria-label={t('playground.label', { component })}>
      <div className="playground-body">
        <div className="demo-stage">
          {error === null ? (
            <div
              key={attempt}
              ref={container}
              className="demo-content"
              dangerouslySetInnerHTML={{ __html: `<div data-demo-root>${demo.html}</div>` }}
            />
          ) : (
            <div className="demo-content">
              <DemoCrash error={error} name={demo.name} onReset={reset} />
            </div>
          )}
        </div>
        <div
          ref={controls}
          className="playground-knobs needs-script"
          style={{ '--knob-rows': rows } as CSSProperties}
        >
          {tools && <tools.Knobs playground={playground} store={store} />}
        </div>
      </div>
      <div className="demo-toolbar">
        {tools && <tools.Actions {...{ demo, playground, assets, product, store }} onReset={reset} />}
      </div>
      <SourceCode forms={[{ html }]} shownHtml={html} variant="TS" />
    </section>
  );
}
