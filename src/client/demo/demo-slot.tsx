import { type ReactNode, useEffect, useRef, useState } from 'react';
import { codeStylingKey } from '../../shared/code-variant';
import type { DemoAssets, DemoData, PlaygroundDemo } from '../../shared/doc-page-data';
import { counted } from '../ui/counted';
import { useTranslate } from '../ui/locale-provider';
import { IslandContent } from './frame/demo-content';
import { SourcePanels } from './frame/demo-source';
import { type DemoControls, type PlacedDemo, useDemoControls } from './frame/use-demo-controls';
import { useDemoIsland } from './frame/use-demo-island';
import { whenNear } from './frame/when-near';
import type { PlacedPlayground } from './playground/live-playground';

interface DemoSlotProps extends Omit<PlacedDemo, 'assets'> {
  /** Null when no demo of the page could be built. */
  assets: DemoAssets | null;
}

/** The place of a demo. In develop, shows authors why a demo was not built. */
export function DemoSlot({ assets, ...placed }: DemoSlotProps): ReactNode {
  const { demo, product } = placed;
  const { name, problem } = demo;
  if (problem !== null) {
    return (
      <section id={name} className="demo demo-crash" aria-label={name}>
        <pre>{problem}</pre>
      </section>
    );
  }
  if (!assets) return null;
  return isPlayground(demo) ? (
    <PlaygroundFrame demo={demo} assets={assets} product={product} />
  ) : (
    <DemoFrame {...placed} assets={assets} />
  );
}

function isPlayground(demo: DemoData): demo is PlaygroundDemo {
  return demo.playground !== null;
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

/** The live demo. An invisible button before it moves the focus into the demo. */
function DemoStage({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, assets, source, attempt, restart, reset, initialFocus, editStage } = controls;
  const island = useDemoIsland(demo, assets, attempt, source.styling);
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
      {island.isUnloaded && (
        <p className="demo-unloaded" role="status">
          {t('demo.unloaded')}{' '}
          <button type="button" className="text-button" onClick={restart}>
            {t('reload')}
          </button>
        </p>
      )}
    </>
  );
}

/** A component with controls for its props, and the resulting code. It is static HTML until it is near the viewport. */
function PlaygroundFrame({ demo, assets, product }: PlacedPlayground): ReactNode {
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  const [live, setLive] = useState<ReactNode>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    counted({ gaEventCategory: 'demo', gaEventLabel: demo.name })(section);
    const start = async (): Promise<void> => {
      const { LivePlayground } = await import('./playground/live-playground');
      await new Promise<void>((onReady) =>
        setLive(<LivePlayground {...{ section, demo, assets, product, onReady }} />),
      );
    };
    const stage = section.querySelector<HTMLElement>('.demo-stage');
    // Only record events on the stage, because the controls do not exist yet. Offline, the component and its code stay
    // static.
    return stage ? whenNear(stage, () => start().catch(() => {})) : undefined;
  }, [demo, assets, product]);
  return (
    <>
      <section
        ref={place}
        id={demo.name}
        className="demo playground"
        aria-label={t('playground.label', { component: demo.playground.component })}
        dangerouslySetInnerHTML={{ __html: demo.html }}
      />
      {live}
    </>
  );
}
