import { useEffect, type ReactNode } from 'react';
import { useDocsConfig } from '../../ui/docs-provider';
import { useTranslate } from '../../ui/texts/locale-provider';
import { whereToStart } from './where-to-start';
import { toAddress } from '../../../shared/address/site-address';

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
