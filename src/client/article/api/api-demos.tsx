import type { ReactNode } from 'react';
import { DEMOS_ID } from '../../../shared/api/api-page';
import type { ApiPageData } from './api-page-data';
import { t } from './texts';

/** Pages that show the component in use. */
export function ApiDemos({ pages }: { pages: ApiPageData['documentedBy'] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <div className="prose">
      <h2 id={DEMOS_ID}>
        <a className="title-link-to-anchor" href={`#${DEMOS_ID}`}>
          {t('api.demos')}
        </a>
      </h2>
      <div className="MuiCallout-root MuiCallout-success" role="note">
        <p>{t('api.demosText')}</p>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
