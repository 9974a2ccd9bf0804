import type { ReactNode } from 'react';
import type { ArticleData } from '../../shared/page/doc-page-data';
import { useTranslate } from '../ui/texts/translate';

/** Says that a page has moved or describes something deprecated. */
export function PageBanner({ page: { newUrl, badge } }: { page: ArticleData }): ReactNode {
  const t = useTranslate();
  const deprecated = badge === 'deprecated';
  if (!newUrl && !deprecated) return null;
  return (
    <div className="prose">
      <div className="MuiCallout-root MuiCallout-warning" role="note">
        <p>
          {t(deprecated ? 'banner.deprecated' : 'banner.moved')}{' '}
          {newUrl && <a href={newUrl}>{t('banner.readNew')}</a>}
        </p>
      </div>
    </div>
  );
}
