import type { CreatePageArgs } from 'gatsby';
import { DEFAULT_LANGUAGE } from '../../shared/texts/translations';

/** Tells pages made by hand, which Gatsby finds by itself, their language; all others are made with theirs. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (page.context?.['userLanguage']) return;
  actions.deletePage(page);
  actions.createPage({ ...page, context: { ...page.context, userLanguage: DEFAULT_LANGUAGE } });
}
