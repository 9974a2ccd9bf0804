import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { DemoContent, DemoStyles } from '../client/demo/frame/demo-content';
import { type HomeProduct, ProductCards } from '../client/pages/product-cards';
import { openSearch } from '../client/search/search-launcher';
import { formatDay } from '../client/ui/format-day';
import { ArrowForwardIcon, SearchIcon } from '../client/ui/icons';
import { PageHead } from '../client/ui/page-head';
import { useDocsConfig, useTranslate } from '../client/ui/providers';
import type { NewsItem } from '../shared/data-schemas';
import type { DemoAssets, DemoData } from '../shared/doc-page-data';
import { createTranslate, type Translations } from '../shared/translations';

interface HomeQuery {
  translations: Record<string, Translations>;
  products: { nodes: HomeProduct[] };
  /** Page whose demos are shown. Null if there is no content. */
  demoPage: { demos: LiveStripProps['demos']; demoAssets: LiveStripProps['assets'] | null } | null;
  news: { nodes: NewsItem[] };
}

/** The home page, with an introduction, products, live demos, and news. */
export default function Home({ data }: PageProps<HomeQuery>): ReactNode {
  const t = useTranslate();
  const { products, demoPage } = data;
  const news = data.news.nodes;
  const [first] = useDocsConfig().products;
  return (
    <div className="home">
      <div className="home-hero">
        <div>
          <h1>{t('home.heading')}</h1>
          <p className="home-lead">{t('home.lead')}</p>
          <div className="home-actions">
            {first && (
              <a className="home-start" href={first.path}>
                {t('home.start', { product: first.name })}
                <ArrowForwardIcon />
              </a>
            )}
            <HomeSearch />
            {news.length > 0 && <a href="#what-is-new">{t('home.news')}</a>}
          </div>
        </div>
        <ButtonBlueprint />
      </div>
      <ProductCards products={products.nodes} />
      {demoPage?.demoAssets && <LiveStrip demos={demoPage.demos} assets={demoPage.demoAssets} />}
      {news.length > 0 && <NewsList items={news} />}
    </div>
  );
}

/** The search field. Without JavaScript, it opens the results page. */
function HomeSearch(): ReactNode {
  const t = useTranslate();
  return (
    <form action="/search/" onSubmit={openSearch}>
      <button className="search-button home-search">
        <SearchIcon />
        <span>{t('searchFrame.open')}</span>
      </button>
    </form>
  );
}

/** A button of Material UI at four times its size, with the measures that its page documents. */
function ButtonBlueprint(): ReactNode {
  return (
    <svg className="button-blueprint" viewBox="0 0 480 280" aria-hidden="true">
      <path className="blueprint-guide" d="M16 67h444M16 213h444M72 0v280M392 0v280M136 24v232M328 24v232" />
      <rect className="blueprint-button" x="72" y="67" width="320" height="146" rx="16" />
      <path className="blueprint-padding" d="M88 67h48v146H88a16 16 0 0 1-16-16V83a16 16 0 0 1 16-16z" />
      <path className="blueprint-padding" d="M376 67h-48v146h48a16 16 0 0 0 16-16V83a16 16 0 0 0-16-16z" />
      <text className="blueprint-label" x="232" y="158" textAnchor="middle">
        Button
      </text>
      <path className="blueprint-measure" d="M72 42h64m-64-6v12m64-12v12M424 67v146m-6-146h12m-12 146h12" />
      <path className="blueprint-measure" d="M72 197a16 16 0 0 0 16 16" />
      <text className="blueprint-text" x="104" y="30" textAnchor="middle">
        16
      </text>
      <text className="blueprint-text" x="434" y="145">
        36.5
      </text>
      <text className="blueprint-text" x="56" y="240" textAnchor="end">
        r 4
      </text>
    </svg>
  );
}

/** News of the libraries, newest first. */
function NewsList({ items }: { items: readonly NewsItem[] }): ReactNode {
  const t = useTranslate();
  return (
    <section className="home-section" aria-labelledby="what-is-new">
      <div className="home-section-head">
        <h2 id="what-is-new">{t('home.news')}</h2>
        <p>
          <a href="/versions/">{t('viewAllVersions')}</a>
        </p>
      </div>
      <ol className="news-list">
        {items.map(({ date, release, title, text, path }) => (
          <li key={path} className="news-item">
            <p className="news-item-release">
              {release}
              <time dateTime={date}>{formatDay(date)}</time>
            </p>
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LiveStripProps {
  demos: readonly Pick<DemoData, 'name' | 'html'>[];
  assets: DemoAssets;
}

/** Live demos side by side. */
function LiveStrip({ demos, assets }: LiveStripProps): ReactNode {
  const t = useTranslate();
  return (
    <section className="home-section" aria-labelledby="try-it">
      <div className="home-section-head">
        <h2 id="try-it">{t('home.live')}</h2>
        <p>{t('home.liveText')}</p>
      </div>
      <DemoStyles assets={assets} />
      <div className="live-strip">
        {demos.map((demo) => {
          const label = t(`home.demos.${demo.name}`);
          return (
            <figure key={demo.name} className="live-demo" aria-label={label}>
              <DemoContent demo={demo} assets={assets} />
              <figcaption>
                {label}
                <a href={`/home-demos/#${demo.name}`} aria-label={t('home.showCodeOf', { demo: label })}>
                  {t('demo.showSource')}
                </a>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
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
        ...DemoAssetsFields
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
