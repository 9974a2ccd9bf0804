import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import type { ErrorCode } from '../shared/error-code';
import type { PageFrame } from '../shared/page-frame';
import { createTranslate, type Translations } from '../shared/translations';
import { ProductionErrorPage } from '../client/pages/production-error-page';
import { PageHead } from '../client/ui/page-head';

interface ProductionErrorQuery {
  frame: PageFrame;
  translations: Record<string, Translations>;
  codes: { nodes: ErrorCode[] };
}

/** The page that minified errors of the libraries link to. */
export default function ProductionError({ data, location }: PageProps<ProductionErrorQuery>): ReactNode {
  return <ProductionErrorPage codes={data.codes.nodes} frame={data.frame} search={location.search} />;
}

export function Head({ data: { frame, translations } }: HeadProps<ProductionErrorQuery>): ReactNode {
  const t = createTranslate(translations, 'en');
  return (
    <PageHead
      title={t('productionError.title')}
      description={t('productionError.description')}
      path="/production-error/"
      frame={frame}
    />
  );
}

export const query = graphql`
  query ProductionError {
    frame: pageFrame(path: "/production-error/")
    translations(groups: ["productionError"])
    codes: allErrorCode(sort: { code: ASC }) {
      nodes {
        code
        message
        links {
          address
          href
        }
      }
    }
  }
`;
