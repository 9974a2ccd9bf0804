import { useEffect, useRef, useState, type ReactNode } from 'react';
import { counted } from '../../ui/counted';
import { useTranslate } from '../../ui/texts/locale-provider';
import { whenNear } from '../frame/when-near';
import type { PlacedPlayground } from './live-playground';

/** A component with controls for its props, and the resulting code. It is static HTML until it is near the viewport. */
export function PlaygroundFrame({ demo, assets, product }: PlacedPlayground): ReactNode {
  const t = useTranslate();
  const place = useRef<HTMLElement>(null);
  const [live, setLive] = useState<ReactNode>(null);
  useEffect(() => {
    const section = place.current;
    if (!section) return undefined;
    counted({ gaEventCategory: 'demo', gaEventLabel: demo.name })(section);
    const start = async (): Promise<void> => {
      const { LivePlayground } = await import('./live-playground');
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
