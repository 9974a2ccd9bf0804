import type { ReactNode } from 'react';
import type { DemoFont } from '../../shared/doc-page-data';
import type { PageFrame } from '../../shared/page-frame';
import { DEFAULT_LANGUAGE } from '../../shared/translations';
import { toAddress } from '../../shared/site-address';
import { site } from './site-data';

interface PageHeadProps {
  title: string;
  description: string;
  cardTitle?: string;
  cardDescription?: string;
  /** Path of the page. Null for pages without a fixed URL, such as the 404 page. */
  path: string | null;
  noIndex?: boolean;
  frame?: Pick<PageFrame, 'productId' | 'productCategoryId'> | undefined;
  /** Font for the first paint. */
  font?: DemoFont | null | undefined;
}

/** Title and metas of a page. */
export function PageHead({ title, description, path, frame, font, ...rest }: PageHeadProps): ReactNode {
  const url = path && site.siteUrl + path;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={rest.cardTitle ?? title} />
      <meta property="og:description" content={rest.cardDescription ?? description} />
      <meta name="twitter:card" content="summary_large_image" />
      {url && (
        <meta
          property="og:image"
          content={new URL(toAddress(`/cards/${frame?.productId ?? 'site'}.png`), url).href}
        />
      )}
      <meta name="mui:productId" content={frame?.productId ?? 'null'} />
      <meta name="mui:productCategoryId" content={frame?.productCategoryId ?? 'null'} />
      {url && <meta property="og:url" content={url} />}
      {/* In the browser, Gatsby renders the head again, which would load the font twice. */}
      {font && typeof window === 'undefined' && (
        <>
          <link rel="preload" href={font.url} as="font" type="font/woff2" crossOrigin="anonymous" />
          <style data-href={toAddress(font.stylesheet)}>{facesOf(font)}</style>
        </>
      )}
      {url && <link rel="canonical" href={url} />}
      {url && <link rel="alternate" hrefLang="x-default" href={url} />}
      {url && <link rel="alternate" hrefLang={DEFAULT_LANGUAGE} href={url} />}
      {rest.noIndex && <meta name="robots" content="noindex" />}
    </>
  );
}

function facesOf({ faces, url }: DemoFont): string {
  return faces.replace(url, toAddress(url));
}
