import type { ReactNode } from 'react';
import type { PageReference } from '../../../shared/offline/manifest';
import { closestPaths } from '../../../shared/texts/suggest';
import { t } from '../../offline/ui/texts';
import type { SavedPages } from '../../offline/storage/saved-pages';

const CLOSEST = 3;

/** What is saved: first what the address may have meant, then everything by product. */
export function SavedLists({ pathname, saved }: { pathname: string; saved: SavedPages }): ReactNode {
  const { products, visited } = saved;
  const all = [...products.flatMap(({ pages }) => pages), ...visited];
  if (all.length === 0) return <p>{t('unreachable.nothing')}</p>;
  const byPath = new Map(all.map((page) => [page.path, page]));
  const closest = closestPaths(pathname, [...byPath.keys()], CLOSEST).flatMap(
    (path) => byPath.get(path) ?? [],
  );
  return (
    <>
      {closest.length > 0 && <PageList title={t('unreachable.closest')} pages={closest} />}
      {products.map(({ name, pages }) => (
        <PageList key={name} title={name} pages={pages} />
      ))}
      {visited.length > 0 && <PageList title={t('unreachable.visited')} pages={visited} />}
    </>
  );
}

function PageList({ title, pages }: { title: string; pages: readonly PageReference[] }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="suggestions">
        {pages.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>
              <strong>{name}</strong>
              <code>{path}</code>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
