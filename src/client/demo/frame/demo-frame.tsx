import type { ReactNode } from 'react';
import { codeStylingKey } from '../../../shared/demo/code-styling';
import { useTranslate } from '../../ui/texts/locale-provider';
import { DemoSource } from './demo-source';
import { DemoStage } from './demo-stage';
import { useDemoControls, type PlacedDemo } from './use-demo-controls';
import { counted } from '../../ui/counted';

/** A demo in its frame: the live example, what a reader can do with it, and its source. */
export function DemoFrame(placed: PlacedDemo): ReactNode {
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
      {!options.hideToolbar && <DemoSource controls={controls} />}
    </section>
  );
}
