import type { ReactNode } from 'react';
import type { Marks } from '../../shared/badges';
import { versionLabel } from '../../shared/page-frame';
import { Badges } from '../ui/badge';
import { useTranslate } from '../ui/providers';
import { ArrowForwardIcon } from '../ui/icons';
import { ProductLogo } from '../../libraries/brand/logos';

/** A product on the home page. */
export interface HomeProduct extends Record<'productId' | 'name' | 'description' | 'path', string> {
  version: string | null;
  highlights: ({ path: string; title: string } & Marks)[];
}

/** Cards of the products that have highlights, each with its version and links to them. */
export function ProductCards({ products }: { products: readonly HomeProduct[] }): ReactNode {
  const t = useTranslate();
  const cards = products.filter(({ highlights }) => highlights.length > 0);
  if (cards.length === 0) return null;
  return (
    <section className="home-section" aria-labelledby="products">
      <h2 id="products" className="visually-hidden">
        {t('products')}
      </h2>
      <ul className="product-cards">
        {cards.map(({ productId, name, description, path, version, highlights }) => (
          <li key={productId} className="product-card">
            <div className="product-card-head">
              <ProductLogo id={productId} />
              {version && <bdi className="badge">{versionLabel(version)}</bdi>}
            </div>
            <h3>
              <a href={path}>{name}</a>
            </h3>
            <p>{description}</p>
            <ul className="product-card-links">
              {highlights.map((link) => (
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
        ))}
      </ul>
    </section>
  );
}
