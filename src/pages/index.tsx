import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { NewsItem } from '../shared/data-schemas';
import { createTranslate, type Translations } from '../shared/translations';
import { HomePage, type HomeData } from '../client/pages/home-page';
import type { HomeProduct } from '../client/pages/product-cards';
import { PageHead } from '../client/ui/page-head';

interface HomeQuery {
  translations: Record<string, Translations>;
  products: { nodes: HomeProduct[] };
  demoPage: HomeData['demoPage'];
  news: { nodes: NewsItem[] };
}

/** The home page. */
export default function Home({ data: { products, demoPage, news } }: PageProps<HomeQuery>): ReactNode {
  return <HomePage products={products.nodes} demoPage={demoPage} news={news.nodes} />;
}

export function Head({ data: { demoPage, translations } }: HeadProps<HomeQuery>): ReactNode {
  const t = createTranslate(translations, 'en');
  return (
    <PageHead
      title={t('home.title')}
      description={t('home.lead')}
      path="/"
      font={demoPage?.demoAssets?.font}
    />
  );
}

export const query = graphql`
  query Home {
    translations(groups: ["home"])
    products: allProduct(filter: { listed: { eq: true } }, sort: { position: ASC }) {
      nodes {
        productId
        name
        description
        path
        version
        highlights {
          path
          title
          badge
          plan
        }
      }
    }
    demoPage: docPage(path: { eq: "/home-demos/" }) {
      demos {
        name
        html
      }
      demoAssets {
        script
        imports
        themeStylesheet
        font
        styles
        styleIds
      }
    }
    news: allNewsItem(sort: { position: ASC }, limit: 4) {
      nodes {
        date
        release
        title
        text
        path
      }
    }
  }
`;
