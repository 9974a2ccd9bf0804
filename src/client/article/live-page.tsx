import { MDXProvider } from '@mdx-js/react';
import { createContext, useContext, type ReactNode } from 'react';
import type { DemoBlockData, LivePageData } from '../../shared/page/doc-page-data';
import { DocArticle } from './doc-article';
import { StaticHtml } from './static-html';
import { DemoSlot } from '../demo/frame/demo-slot';
import { DemoStyles } from '../demo/frame/demo-styles';

const PageContext = createContext<LivePageData | null>(null);

/** What the compiler writes for parts of a page; authors write neither name. */
const COMPONENTS = { PageDemo, StaticHtml };

/** A page whose body is compiled, because it holds code. */
export function LivePage({
  data: { page },
  children,
}: {
  data: { page: LivePageData };
  children: ReactNode;
}) {
  return (
    <DocArticle page={page}>
      {page.demoAssets && <DemoStyles assets={page.demoAssets} />}
      <PageContext value={page}>
        <MDXProvider components={COMPONENTS}>{children}</MDXProvider>
      </PageContext>
    </DocArticle>
  );
}

function PageDemo({ name }: { name: string }): ReactNode {
  const page = useContext(PageContext);
  const block = page?.blocks.find(
    (candidate): candidate is DemoBlockData =>
      candidate.__typename === 'DemoBlock' && candidate.demo.name === name,
  );
  if (!block || !page) return null;
  return (
    <DemoSlot
      demo={block.demo}
      options={block.options}
      assets={page.demoAssets}
      product={page.product?.name ?? page.title}
    />
  );
}
