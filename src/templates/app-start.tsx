import { graphql, type HeadProps } from 'gatsby';
import type { ReactNode } from 'react';
import { createTranslate, type Translations } from '../shared/translations';
import { AppStartPage } from '../client/pages/app-start-page';
import { PageHead } from '../client/ui/page-head';

/** Start page of the installed app. It is not in `src/pages`, because Gatsby ignores names with an underscore there. */
export default AppStartPage;

export function Head({ data }: HeadProps<{ translations: Record<string, Translations> }>): ReactNode {
  const t = createTranslate(data.translations, 'en');
  return <PageHead title={t('webApp.name')} description={t('webApp.description')} path={null} noIndex />;
}

export const query = graphql`
  query AppStart {
    translations(groups: ["webApp"])
  }
`;
