import type { ReactNode } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { createTranslate, type Translations } from '../../shared/translations';
import { PageHead } from '../ui/page-head';

/** Page data for a head. */
export interface HeadData {
  data: { translations: Record<string, Translations>; frame?: PageFrame };
}

/**
 * Creates the `Head` of a page with its title and description in a group of interface strings. Search engines ignore pages
 * without a path.
 */
export function createHead(group: string, path: string | null): (props: HeadData) => ReactNode {
  return function Head({ data: { translations, frame } }) {
    const t = createTranslate(translations, 'en');
    return (
      <PageHead
        title={t(`${group}.title`)}
        description={t(`${group}.description`)}
        path={path}
        frame={frame}
        noIndex={path === null}
      />
    );
  };
}
