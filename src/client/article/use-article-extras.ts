import { useEffect, useRef, type RefObject } from 'react';
import type { ArticleData } from '../../shared/page/doc-page-data';
import { offerSectionComments } from './feedback/section-comments';
import { loadIconFontFor } from './load-icon-font';

/** What scripts add to an article that stands by itself: comments on its sections, and the font of icons in it. */
export function useArticleExtras(page: ArticleData): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!article.current) return undefined;
    const stops = [loadIconFontFor(article.current), offerSectionComments(article.current, page)];
    return () => stops.forEach((stop) => stop());
  }, [page]);
  return article;
}
