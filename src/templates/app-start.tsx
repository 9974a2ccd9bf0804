import { graphql, type HeadProps } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { PageHead } from '../client/ui/page-head';
import { useDocsConfig, useTranslate } from '../client/ui/providers';
import { LAST_PAGE, readStorage } from '../client/ui/safe-storage';
import { pathSegments } from '../shared/paths';
import { toAddress } from '../shared/site-address';
import { createTranslate, type Translations } from '../shared/translations';

/**
 * Start page of the installed app. Redirects to the last visited product, or shows all products. It is not in
 * `src/pages`, because Gatsby ignores names with an underscore there.
 */
export default function AppStart(): ReactNode {
  const t = useTranslate();
  const { products } = useDocsConfig();
  useEffect(() => {
    const last = readStorage(LAST_PAGE) ?? '';
    const product = products.find(({ path }) => pathSegments(path)[0] === pathSegments(last)[0]);
    if (!product) return;
    // Offline, the last visited page is the one that is certainly saved.
    const target = navigator.onLine ? product.path : last;
    window.___navigate?.(toAddress(target), { replace: true });
  }, [products]);
  return (
    <article className="article not-found">
      <h1>{t('webApp.name')}</h1>
      <p className="description">{t('webApp.description')}</p>
      <ul className="suggestions">
        {products.map(({ id, name, description, path }) => (
          <li key={id}>
            <a href={path}>
              <strong>{name}</strong>
              <span style={{ flexBasis: '100%' }}>{description}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  );
}

export function Head({ data }: HeadProps<{ translations: Record<string, Translations> }>): ReactNode {
  const t = createTranslate(data.translations, 'en');
  return <PageHead title={t('webApp.name')} description={t('webApp.description')} path={null} noIndex />;
}

export const query = graphql`
  query AppStart {
    translations(groups: ["webApp"])
  }
`;
