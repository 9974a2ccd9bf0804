import type { ReactNode } from 'react';
import type { DemoAssets, DemoData } from '../../domain/doc-page-data';
import type { DemoOptions } from '../../domain/page';
import { useTranslate } from '../i18n/translate';
import { DemoContent } from './demo-content';

interface DemoFrameProps {
  demo: DemoData;
  options: DemoOptions;
  assets: DemoAssets;
}

/** A demo in its frame: the live example, and its source below. */
export function DemoFrame({ demo, options, assets }: DemoFrameProps): ReactNode {
  const t = useTranslate();
  const background = options.bg === true ? 'filled' : (options.bg ?? 'outlined');
  return (
    <section
      id={demo.name}
      className={`demo demo-bg-${background}`}
      aria-label={t('demo.label', { name: demo.name })}
      data-no-ad={options.disableAd ? '' : undefined}
    >
      <div className="demo-stage">
        <DemoContent
          demo={demo}
          assets={assets}
          style={{ maxWidth: options.maxWidth, minHeight: options.height }}
        />
      </div>
      {!options.hideToolbar && (
        <details className="demo-source" open={options.defaultCodeOpen === true}>
          <summary>
            <span className="demo-source-show">{t('demo.showSource')}</span>
            <span className="demo-source-hide">{t('demo.hideSource')}</span>
          </summary>
          <div className="MuiCode-root">
            <pre tabIndex={0}>
              <code className="language-tsx" dangerouslySetInnerHTML={{ __html: demo.sourceHtml }} />
            </pre>
          </div>
        </details>
      )}
    </section>
  );
}
