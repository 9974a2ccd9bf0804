import type { ReactNode } from 'react';
import type { SearchGroup } from '../../shared/search/search-data';
import { t } from './search-text';

/** The top of a product's menu. */
export interface ProductLists {
  productId: string;
  name: string;
  path: string;
  navigation: { title: string; href: string | null }[];
}

interface PageListsProps {
  groups: readonly SearchGroup[];
  products: readonly ProductLists[];
}

/** Links that lead to every part of the documentation: what is there without a query, and without JavaScript. */
export function PageLists({ groups, products }: PageListsProps): ReactNode {
  return (
    <>
      <p className="search-hint without-script">{t('search.withoutScript')}</p>
      <div className="search-lists">
        {groups.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={link.path}>{link.title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {products.map(({ productId, name, path, navigation }) => (
          <section key={productId}>
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <ul>
              {navigation.map(
                ({ title, href }) =>
                  href && (
                    <li key={title}>
                      <a href={href}>{title}</a>
                    </li>
                  ),
              )}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
