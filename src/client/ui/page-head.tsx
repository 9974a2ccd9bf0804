import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  description: string;
  cardTitle?: string;
  cardDescription?: string;
  /** Full address of the page; null for the 404 page, which has many. */
  url: string | null;
  noIndex?: boolean;
  productId?: string | null;
  productCategoryId?: string | null;
}

/** Title and metas of a page. */
export function PageHead({
  title,
  description,
  url,
  noIndex,
  productId,
  productCategoryId,
  ...card
}: PageHeadProps): ReactNode {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={card.cardTitle ?? title} />
      <meta property="og:description" content={card.cardDescription ?? description} />
      <meta name="twitter:card" content="summary" />
      <meta name="mui:productId" content={productId ?? 'null'} />
      <meta name="mui:productCategoryId" content={productCategoryId ?? 'null'} />
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={url} />}
      {noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}
