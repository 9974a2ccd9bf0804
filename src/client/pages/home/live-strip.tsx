import type { ReactNode } from 'react';
import type { DemoAssets, DemoData } from '../../../shared/page/doc-page-data';
import { DemoContent, DemoStyles } from '../../demo/frame/demo-content';
import { useTranslate } from '../../ui/texts/locale-provider';

/** A demo without its source. */
type LiveDemoData = Pick<DemoData, 'name' | 'html'>;

export interface LiveStripProps {
  demos: readonly LiveDemoData[];
  assets: DemoAssets;
}

/** Page whose demos are shown. */
const DEMO_PAGE = '/home-demos/';

/** Live demos side by side. */
export function LiveStrip({ demos, assets }: LiveStripProps): ReactNode {
  const t = useTranslate();
  return (
    <section className="home-section" aria-labelledby="try-it">
      <div className="home-section-head">
        <h2 id="try-it">{t('home.live')}</h2>
        <p>{t('home.liveText')}</p>
      </div>
      <DemoStyles assets={assets} />
      <div className="live-strip">
        {demos.map((demo) => (
          <LiveDemo key={demo.name} demo={demo} assets={assets} />
        ))}
      </div>
    </section>
  );
}

function LiveDemo({ demo, assets }: { demo: LiveDemoData; assets: DemoAssets }): ReactNode {
  const t = useTranslate();
  const label = t(`home.demos.${demo.name}`);
  return (
    <figure className="live-demo" aria-label={label}>
      <DemoContent demo={demo} assets={assets} />
      <figcaption>
        {label}
        <a href={`${DEMO_PAGE}#${demo.name}`} aria-label={t('home.showCodeOf', { demo: label })}>
          {t('demo.showSource')}
        </a>
      </figcaption>
    </figure>
  );
}
