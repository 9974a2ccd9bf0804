import type { ReactNode } from 'react';
import { type PageReference, librarySource } from '../../shared/page-frame';
import { useTranslate } from '../ui/providers';
import type { ArticleData } from '../../shared/doc-page-data';
import type { ProductNotice } from '../../shared/site-data';
import { counted } from '../ui/counted';

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

/** Links of a component, such as issues, bundle size, source, and patterns. */
export function ComponentChips({ page }: { page: ArticleData }): ReactNode {
  const t = useTranslate();
  const chips = chipsOf(page);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('chips.label')}>
      {chips.map(([key, href]) => (
        <li key={key}>
          <a
            href={href}
            ref={counted({
              gaEventCategory: 'ComponentLinkHeader',
              gaEventAction: 'click',
              gaEventLabel: key,
              gaEventSplit: '0.1',
            })}
          >
            {t(`chips.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function chipsOf(page: ArticleData): [key: string, href: string][] {
  const { githubLabel, githubSource, waiAria, materialDesign, product } = page;
  const { package: packageName = null, version = null, repository = null } = product ?? {};
  const chips: Record<string, string | null> = {
    feedback: githubLabel && repository && `${repository}/labels/${encodeURIComponent(githubLabel)}`,
    bundleSize: githubSource && packageName && `https://bundlephobia.com/package/${packageName}@${version}`,
    source: githubSource && version && repository && librarySource(repository, version, githubSource),
    waiAria,
    materialDesign,
  };
  return Object.entries(chips).flatMap(([key, href]) => (href ? [[key, href]] : []));
}

/** A warning of the site above the text of a page. */
export function Warning({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  return (
    <div className="prose">
      <div className="MuiCallout-root MuiCallout-warning" role="note">
        {title && <p className="MuiCallout-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** Notice about a product, on all of its pages. */
export function NoticeBanner({ notice }: { notice: ProductNotice | null | undefined }): ReactNode {
  return (
    notice && (
      <Warning title={notice.title}>
        <p dangerouslySetInnerHTML={{ __html: notice.html }} />
      </Warning>
    )
  );
}
