import type { CreatePageArgs } from 'gatsby';
import { DEFAULT_LANGUAGE } from '../../shared/texts/translations';

/** Adds the language to pages in `src/pages`. Other pages already have it. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.context?.['userLanguage']) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, userLanguage: DEFAULT_LANGUAGE } });
}
