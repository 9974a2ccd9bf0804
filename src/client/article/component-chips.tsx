import type { ReactNode } from 'react';
import type { ArticleData } from '../../shared/page/doc-page-data';
import { librarySource } from '../../shared/product/version';
import { useTranslate } from '../ui/texts/locale-provider';
import { counted } from '../ui/counted';

/** Links of a component, such as issues, bundle size, source, and patterns. */
export function ComponentChips({ page }: { page: ArticleData }): ReactNode {
  const t = useTranslate();
  const chips = chipsOf(page);
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t('chips.label')}>
      {chips.map(({ key, href }) => (
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

function chipsOf(page: ArticleData): { key: string; href: string }[] {
  const { githubLabel, githubSource, waiAria, materialDesign, product } = page;
  const { package: packageName = null, version = null, repository = null } = product ?? {};
  const chips: [key: string, href: string | null][] = [
    ['feedback', githubLabel && repository && `${repository}/labels/${encodeURIComponent(githubLabel)}`],
    [
      'bundleSize',
      githubSource && packageName && `https://bundlephobia.com/package/${packageName}@${version}`,
    ],
    ['source', githubSource && version && repository && librarySource(repository, version, githubSource)],
    ['waiAria', waiAria],
    ['materialDesign', materialDesign],
  ];
  return chips.flatMap(([key, href]) => (href ? [{ key, href }] : []));
}
