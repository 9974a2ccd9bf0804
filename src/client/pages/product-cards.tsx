import type { ReactNode } from 'react';
import type { Marks } from '../../shared/badges';
import { versionLabel } from '../../shared/version';
import type { ProductSummary } from '../../shared/site-browser-data';
import { Badges } from '../ui/badge';
import { useTranslate } from '../ui/locale-provider';
import { ArrowForwardIcon } from '../ui/icons';
import { ProductLogo } from '../../libraries/brand/logos';
import { useDocsConfig } from '../ui/docs-provider';

/** Additional product data for the home page. */
export interface HomeProduct {
  productId: string;
  highlights: ({ path: string; title: string } & Marks)[];
}

/** The products that point out pages, each with its version and a few of them. */
export function ProductCards({ products }: { products: readonly HomeProduct[] }): ReactNode {
  const t = useTranslate();
  const cards = useDocsConfig().products.flatMap((product) => {
    const links = products.find(({ productId }) => productId === product.id)?.highlights ?? [];
    return links.length > 0 ? [{ product, links }] : [];
  });
  if (cards.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="products">
      <h2 id="products" className="visually-hidden">
        {t('products')}
      </h2>
      <ul className="product-cards">
        {cards.map((card) => (
          <ProductCard key={card.product.id} {...card} />
        ))}
      </ul>
    </section>
  );
}

function ProductCard({
  product: { id, name, version, description, path },
  links,
}: {
  product: ProductSummary;
  links: HomeProduct['highlights'];
}): ReactNode {
  return (
    <li className="product-card">
      <div className="product-card-head">
        <ProductLogo id={id} />
        {version && <bdi className="product-card-version">{versionLabel(version)}</bdi>}
      </div>
      <h3>
        <a href={path}>{name}</a>
      </h3>
      <p>{description}</p>
      <ul className="product-card-links">
        {links.map((link) => (
          <li key={link.path}>
            <a href={link.path}>
              {link.title}
              <Badges badge={link.badge} plan={link.plan} />
              <ArrowForwardIcon />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
