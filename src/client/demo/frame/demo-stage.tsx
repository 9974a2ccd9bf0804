import { Suspense, type ReactNode } from 'react';
import { useTranslate } from '../../ui/texts/locale-provider';
import { DemoCrash } from './demo-crash-chunk';
import type { DemoControls } from './use-demo-controls';
import { useDemoIsland } from './use-demo-island';

/** The live demo. Before it stands an invisible button, from which Tab leads into the demo. */
export function DemoStage({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, assets, source, attempt, restart, reset, initialFocus, editStage } = controls;
  const { styling } = source;
  const { container, error, isUnloaded } = useDemoIsland(demo, assets, attempt, styling);
  const { maxWidth, height } = options;
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
        {error === null ? (
          // The root's element is part of the HTML: of an element that it has made itself, React loses the clicks
          // that come while the demo is being hydrated.
          <div
            key={`${styling} ${attempt}`}
            ref={container}
            className="demo-content"
            style={{ maxWidth, minHeight: height }}
            dangerouslySetInnerHTML={{ __html: `<div data-demo-root>${demo.html}</div>` }}
          />
        ) : (
          <div className="demo-content" style={{ maxWidth, minHeight: height }}>
            <Suspense>
              <DemoCrash error={error} name={demo.name} onReset={reset} />
            </Suspense>
          </div>
        )}
        <div ref={editStage} className="demo-edit-stage" style={{ maxWidth, minHeight: height }} />
      </div>
      {isUnloaded && (
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
