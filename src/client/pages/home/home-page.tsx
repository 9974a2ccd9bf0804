import type { FormEvent, ReactNode } from 'react';
import { t } from '../texts';
import { ArrowForwardIcon, SearchIcon } from '../../ui/icons/icons';
import { OPEN_SEARCH } from '../../search/search-requests';
import { useDocsConfig } from '../../ui/docs-provider';
import { ButtonBlueprint } from './button-blueprint';
import type { HomeData } from './home-data';
import { LiveStrip } from './live-strip';
import { NewsList } from './news-list';
import { ProductCards } from './product-cards';

/** The home page: what this is, where to go, a taste of the library, and what is new. */
export function HomePage({ products, demoPage, news }: HomeData): ReactNode {
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

/** The search, right where readers begin; without JavaScript it leads to the page of results. */
function HomeSearch(): ReactNode {
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
