import type { ReactNode } from 'react';
import type { ProductVersion } from '../../shared/product/version';
import { useTranslate } from '../ui/texts/locale-provider';
import { ChevronIcon } from '../ui/icons/icons';
import { ProductLogo } from '../ui/icons/logos';
import { useDocsConfig } from '../ui/docs-provider';
import { Popover } from '../ui/popover';
import { counted } from '../ui/counted';

/** Button and panel to go from one product to another. */
export function ProductMenu({
  productId,
  productName,
  versions,
}: {
  productId: string | null;
  productName: string | null;
  versions: readonly ProductVersion[];
}): ReactNode {
  const t = useTranslate();
  const { products } = useDocsConfig();
  return (
    <nav className="header-menu" aria-label={t('products')}>
      <button
        id="mui-product-selector"
        className="menu-button product-button"
        type="button"
        popoverTarget="product-menu"
      >
        <span>{productName ?? t('products')}</span>
        <ChevronIcon />
      </button>
      <Popover
        as="ul"
        id="product-menu"
        className="menu-panel header-panel product-panel"
        ref={counted({ gaEventCategory: 'header' })}
      >
        {products.map(({ id, name, description, path }) => (
          <li key={id}>
            <a
              className="product-row"
              href={path}
              aria-current={id === productId ? 'true' : undefined}
              ref={counted({ gaEventAction: 'product', gaEventLabel: id })}
            >
              <ProductLogo id={id} />
              <span>
                <strong>{name}</strong>
                <span className="product-description">{description}</span>
              </span>
            </a>
          </li>
        ))}
        {versions.length > 0 && (
          <li className="menu-divider product-versions">
            <button className="menu-row" type="button" popoverTarget="version-menu">
              {t('versions', { product: productName ?? '' })}
              <ChevronIcon />
            </button>
          </li>
        )}
      </Popover>
    </nav>
  );
}
