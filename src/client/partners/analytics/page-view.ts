import { pathnameToLanguage } from '../../../shared/texts/language';
import type { AnalyticsEvent } from './event';

/** A page as its head describes it. */
export interface ViewedPage {
  title: string;
  /** Path of the address; query and hash belong to the reader. */
  pathname: string;
  /** Ids as the metas hold them: the text `null` for pages outside of products. */
  productId: string;
  productCategoryId: string;
}

/** A page was opened (specification §7): its location is that of the English page, without the language prefix. */
export function pageViewEvent({ title, pathname, productId, productCategoryId }: ViewedPage): AnalyticsEvent {
  const { canonicalPathname } = pathnameToLanguage(pathname);
  return {
    name: 'page_view',
    params: { page_title: title, page_location: canonicalPathname, productId, productCategoryId },
  };
}
