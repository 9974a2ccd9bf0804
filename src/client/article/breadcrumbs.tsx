import type { ReactNode } from 'react';
import type { PageReference } from '../../shared/page/page-frame';
import { useTranslate } from '../ui/texts/locale-provider';

/** The groups above a page. Each one links to its first page. */
export function Breadcrumbs({ items }: { items: readonly PageReference[] }): ReactNode {
  const t = useTranslate();
  if (items.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumb')}>
      <ol>
        {items.map(({ title, href }, index) => (
          <li key={index}>{href ? <a href={href}>{title}</a> : title}</li>
        ))}
      </ol>
    </nav>
  );
}
