import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo, type ReactNode } from 'react';
import { AdSlot } from '../client/ads/ad-slot';
import { t } from '../client/api-page/texts';
import { useApiControls } from '../client/api-page/use-api-controls';
import { ArticleFooter } from '../client/article/article-footer';
import { Breadcrumbs, NoticeBanner, Warning } from '../client/article/article-header';
import { useReady } from '../client/article/block-list';
import { ContentsEntrance, TableOfContents } from '../client/article/table-of-contents';
import { PageHead } from '../client/ui/page-head';
import { type ComponentApi, DEMOS_ID } from '../shared/api-reference';
import type { ArticleProduct } from '../shared/doc-page-data';
import type { Heading } from '../shared/page';
import type { PageFrame } from '../shared/page-frame';

interface ApiPageData extends Pick<ComponentApi, 'path' | 'name' | 'package' | 'deprecated'> {
  deprecationAdviceHtml: string;
  /** The body from the import statements on. */
  html: string;
  headings: Heading[];
  frame: PageFrame;
  product: Pick<ArticleProduct, 'name' | 'notice'> | null;
  documentedBy: { path: string; title: string }[];
}

/** The API page of one component. Its body is static HTML with scripted controls. */
export default function ApiPage({ data: { page }, location }: PageProps<{ page: ApiPageData }>): ReactNode {
  const title = t('api.title', { name: page.name });
  const controls = useApiControls(location.hash);
  const headings = useMemo(() => {
    const demos = { id: DEMOS_ID, depth: 2, text: t('api.demos') };
    return page.documentedBy.length > 0 ? [demos, ...page.headings] : page.headings;
  }, [page]);
  return (
    <div className="article-frame">
      <ContentsEntrance headings={headings} />
      <article className="article">
        <Breadcrumbs items={page.frame.breadcrumbs} />
        <h1>{title}</h1>
        <p className="description">{t('api.description', { name: page.name, package: page.package })}</p>
        <AdSlot key={page.path} />
        <NoticeBanner notice={page.product?.notice} />
        {page.deprecated && (
          <Warning title={t('api.deprecatedComponent')}>
            <div dangerouslySetInnerHTML={{ __html: page.deprecationAdviceHtml }} />
          </Warning>
        )}
        <ApiDemos pages={page.documentedBy} />
        <div
          {...controls}
          className="prose api-body"
          data-ready={useReady()}
          dangerouslySetInnerHTML={{ __html: page.html }}
        />
        <ArticleFooter page={{ path: page.path, title, lastUpdated: null, frame: page.frame }} />
      </article>
      <TableOfContents headings={headings} />
    </div>
  );
}

/** Pages that show the component in use. */
function ApiDemos({ pages }: { pages: ApiPageData['documentedBy'] }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <div className="prose">
      <h2 id={DEMOS_ID}>
        <a className="title-link-to-anchor" href={`#${DEMOS_ID}`}>
          {t('api.demos')}
        </a>
      </h2>
      <div className="MuiCallout-root MuiCallout-success" role="note">
        <p>{t('api.demosText')}</p>
        <ul>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function Head({ data: { page } }: HeadProps<{ page: ApiPageData }>): ReactNode {
  const title = t('api.title', { name: page.name });
  return (
    <PageHead
      title={page.product ? `${title} - ${page.product.name}` : title}
      description={t('api.description', { name: page.name, package: page.package })}
      path={page.path}
      frame={page.frame}
    />
  );
}

export const query = graphql`
  query ApiPage($id: String!) {
    page: componentApi(id: { eq: $id }) {
      path
      name
      package
      deprecated
      deprecationAdviceHtml
      html
      headings {
        id
        depth
        text
      }
      frame
      product {
        name
        notice {
          title
          html
        }
      }
      documentedBy {
        path
        title
      }
    }
  }
`;
