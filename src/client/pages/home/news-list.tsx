import type { ReactNode } from 'react';
import { formatDay } from '../../ui/format-day';
import type { NewsItem } from '../../../shared/site/news-item';
import { t } from '../texts';

/** What is new in the libraries, newest first. */
export function NewsList({ items }: { items: readonly NewsItem[] }): ReactNode {
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
