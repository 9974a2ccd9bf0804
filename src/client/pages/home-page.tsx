import type { FormEvent, ReactNode } from 'react';
import type { NewsItem } from '../../shared/data-schemas';
import { OPEN_SEARCH } from '../search/search-launcher';
import { useDocsConfig, useTranslate } from '../ui/providers';
import { formatDay } from '../ui/format-day';
import { ArrowForwardIcon, SearchIcon } from '../ui/icons';
import { type HomeProduct, ProductCards } from './product-cards';
import type { DemoAssets, DemoData } from '../../shared/doc-page-data';
import { DemoContent, DemoStyles } from '../demo/frame/demo-content';

/** Everything the home page shows. */
export interface HomeData {
  products: readonly HomeProduct[];
  /** Page whose demos are shown. Null if there is no content. */
  demoPage: { demos: LiveStripProps['demos']; demoAssets: LiveStripProps['assets'] | null } | null;
  news: readonly NewsItem[];
}

/** The home page, with an introduction, products, live demos, and news. */
export function HomePage({ products, demoPage, news }: HomeData): ReactNode {
  const t = useTranslate();
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
      <ProductCards products={products} />
      {demoPage?.demoAssets && <LiveStrip demos={demoPage.demos} assets={demoPage.demoAssets} />}
      {news.length > 0 && <NewsList items={news} />}
    </div>
  );
}

/** The search field. Without JavaScript, it opens the results page. */
function HomeSearch(): ReactNode {
  const t = useTranslate();
  const open = (event: FormEvent): void => {
    event.preventDefault();
    document.dispatchEvent(new Event(OPEN_SEARCH));
  };
  return (
    <form action="/search/" onSubmit={open}>
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
      <path className="blueprint-guide" d="M16 67h444M16 213h444M72 0v280M392 0v280" />
      <path className="blueprint-guide" d="M136 24v232M328 24v232" />
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

/** A demo without its source. */
type LiveDemoData = Pick<DemoData, 'name' | 'html'>;

interface LiveStripProps {
  demos: readonly LiveDemoData[];
  assets: DemoAssets;
}

/** Page whose demos are shown. */
const DEMO_PAGE = '/home-demos/';

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
        {demos.map((demo) => (
          <LiveDemo key={demo.name} demo={demo} assets={assets} />
        ))}
      </div>
    </section>
  );
}

function LiveDemo({ demo, assets }: { demo: LiveDemoData; assets: DemoAssets }): ReactNode {
  const t = useTranslate();
  const label = t(`home.demos.${demo.name}`);
  return (
    <figure className="live-demo" aria-label={label}>
      <DemoContent demo={demo} assets={assets} />
      <figcaption>
        {label}
        <a href={`${DEMO_PAGE}#${demo.name}`} aria-label={t('home.showCodeOf', { demo: label })}>
          {t('demo.showSource')}
        </a>
      </figcaption>
    </figure>
  );
}
