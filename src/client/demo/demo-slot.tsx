import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { codeStylingKey, DEFAULT_CODE_STYLING } from '../../shared/code-variant';
import type { DemoAssets } from '../../shared/doc-page-data';
import { counted } from '../ui/counted';
import { useTranslate } from '../ui/providers';
import { createStore, useStore } from '../ui/store';
import { IslandContent, useDemoIsland, whenNear } from './frame/demo-content';
import { SourceCode, SourcePanels } from './frame/demo-source';
import { type DemoControls, type PlacedDemo, shownSource, useDemoControls } from './frame/use-demo-controls';
import type { PlacedPlayground } from './playground/controls';

interface DemoSlotProps extends Omit<PlacedDemo, 'assets'> {
  /** Null when no demo of the page could be built. */
  assets: DemoAssets | null;
}

/** The place of a demo. In develop, shows authors why a demo was not built. */
export function DemoSlot({ assets, ...placed }: DemoSlotProps): ReactNode {
  const { name, problem, playground } = placed.demo;
  if (problem !== null) {
    return (
      <section id={name} className="demo demo-crash" aria-label={name}>
        <pre>{problem}</pre>
      </section>
    );
  }
  if (!assets) return null;
  return playground ? (
    <PlaygroundFrame {...placed} assets={assets} playground={playground} />
  ) : (
    <DemoFrame {...placed} assets={assets} />
  );
}

/** A demo with its live example, toolbar, and source. */
function DemoFrame(placed: PlacedDemo): ReactNode {
  const t = useTranslate();
  const controls = useDemoControls(placed);
  const { demo, options } = placed;
  const { bg = options.iframe } = options;
  const background = bg === true ? 'filled' : bg || 'outlined';
  return (
    <section
      id={demo.name}
      className={`demo demo-bg-${background}`}
      aria-label={t('demo.label', { name: demo.name })}
      data-stylings={demo.sources.map(({ styling }) => codeStylingKey(styling)).join(' ')}
      ref={counted({ gaEventCategory: 'demo', gaEventLabel: demo.name })}
      data-no-ad={options.disableAd ? '' : undefined}
    >
      <DemoStage controls={controls} />
      {!options.hideToolbar && <SourcePanels controls={controls} />}
    </section>
  );
}

/** The live demo. "Reset focus" focuses an invisible button before it, so Tab continues into the demo. */
function DemoStage({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, island, reset, initialFocus, editStage } = controls;
  const style = { maxWidth: options.maxWidth, minHeight: options.height };
  return (
    <>
      <div className="demo-stage">
        <button
          ref={initialFocus}
          type="button"
          className="demo-initial-focus"
          tabIndex={-1}
          aria-label={t('demo.initialFocus')}
        />
        <IslandContent demo={demo} island={island} style={style} onReset={reset} />
        <div ref={editStage} className="demo-edit-stage" style={style} />
      </div>
      {island.isUnloaded && <Unloaded onReload={island.restart} />}
    </>
  );
}

/** Says that a demo could not be loaded. */
function Unloaded({ onReload }: { onReload: () => void }): ReactNode {
  const t = useTranslate();
  return (
    <p className="demo-unloaded" role="status">
      {t('demo.unloaded')}{' '}
      <button type="button" className="text-button" onClick={onReload}>
        {t('reload')}
      </button>
    </p>
  );
}

const loadControls = () => import('./playground/controls');

/** A component with controls for its props, and the resulting code. The controls load near the viewport. */
function PlaygroundFrame(placed: PlacedPlayground): ReactNode {
  const t = useTranslate();
  const { demo, assets, playground } = placed;
  const { component, example, controls } = playground;
  const store = useMemo(() => createStore(example), [example]);
  const current = useStore(store);
  const island = useDemoIsland(demo, assets, DEFAULT_CODE_STYLING, store);
  const { error, restart } = island;
  // A crashed component restarts after the next change, which could fix it.
  useEffect(() => (error === null ? undefined : store.subscribe(restart)), [error, store, restart]);
  const reset = (): void => {
    store.set(example);
    restart();
  };
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadControls>> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => loadControls().then(setLoaded, () => setFailed(true)), []);
  const loadNear = useCallback((place: HTMLDivElement) => whenNear(place, load), [load]);
  const reload = (): void => {
    setFailed(false);
    if (!loaded) void load();
    if (island.isUnloaded) restart();
  };
  const start = shownSource(demo, DEFAULT_CODE_STYLING);
  const source = { ...start, html: loaded?.highlightExample(current) ?? start.html };
  return (
    <section
      id={demo.name}
      className="demo playground"
      aria-label={t('playground.label', { component })}
      ref={counted({ gaEventCategory: 'demo', gaEventLabel: demo.name })}
    >
      <div className="playground-body">
        <div className="demo-stage">
          <IslandContent demo={demo} island={island} onReset={reset} />
        </div>
        <div
          ref={loadNear}
          className="playground-controls needs-script"
          // Reserves the space of the controls.
          style={{ '--control-rows': controls.length } as CSSProperties}
        >
          {loaded && <loaded.Controls playground={playground} store={store} />}
        </div>
      </div>
      {(hasFailed || island.isUnloaded) && <Unloaded onReload={reload} />}
      <div className="demo-toolbar">
        {loaded && <loaded.Actions {...placed} store={store} onReset={reset} />}
      </div>
      <SourceCode sources={[source]} source={source} variant="TS" form="html" />
    </section>
  );
}
