import { MDXProvider } from '@mdx-js/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { LivePageData } from '../../shared/doc-page-data';
import type { DemoOptions } from '../../shared/demo-options';
import { DocArticle } from './doc-article';
import { StaticHtml } from './block-list';
import { DemoSlot } from '../demo/demo-slot';
import { DemoStyles } from '../demo/frame/demo-content';

const PageContext = createContext<LivePageData | null>(null);

/** Components of a compiled page in addition to the author's own. */
const COMPONENTS = { Demo, Snippet };

/** A page whose body is compiled, because it imports or exports. */
export function LivePage({ data, children }: { data: { page: LivePageData }; children: ReactNode }) {
  const { page } = data;
  return (
    <DocArticle page={page}>
      {page.demoAssets && <DemoStyles assets={page.demoAssets} />}
      <PageContext value={page}>
        <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
      </PageContext>
    </DocArticle>
  );
}

/** `<Demo>` as the author wrote it. */
function Demo({ src, ...options }: { src: string } & DemoOptions): ReactNode {
  const page = useContext(PageContext);
  const demos = page?.blocks.flatMap((block) => ('demo' in block ? block.demo : []));
  const demo = demos?.find(({ name }) => name === src);
  if (!demo || !page) return null;
  return (
    <DemoSlot
      demo={demo}
      options={options}
      assets={page.demoAssets}
      product={page.product?.name ?? page.title}
    />
  );
}

/** Highlighted code, to which scripts add buttons and tabs. */
function Snippet({ html }: { html: string }): ReactNode {
  return <StaticHtml className="snippet" html={html} />;
}
