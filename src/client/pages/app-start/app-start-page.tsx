import { useEffect, type ReactNode } from 'react';
import { pathSegments } from '../../../shared/address/paths';
import { toAddress } from '../../../shared/address/site-address';
import type { ProductSummary } from '../../../shared/site/site-browser-data';
import { useDocsConfig } from '../../ui/docs-provider';
import { LAST_PAGE, readStorage } from '../../ui/storage/safe-storage';
import { useTranslate } from '../../ui/texts/locale-provider';

/** Start of the installed site: leads on to the product that was read last, else lets the reader choose. */
export function AppStartPage(): ReactNode {
  const t = useTranslate();
  const { products } = useDocsConfig();
  useEffect(() => {
    const target = whereToStart(products);
    if (target !== null) window.___navigate?.(toAddress(target), { replace: true });
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

/**
 * Where to start: at the product that was read last, and without network at the page, which is on the device.
 * @returns null for a reader who has read no product
 */
function whereToStart(products: readonly ProductSummary[]): string | null {
  const last = readStorage(LAST_PAGE) ?? '';
  const [folder] = pathSegments(last);
  const product = products.find(({ path }) => pathSegments(path)[0] === folder);
  if (!product) return null;
  return navigator.onLine ? product.path : last;
}
