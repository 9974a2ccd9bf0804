import type { HeadFC } from 'gatsby';
import type { ReactNode } from 'react';
import { PageHead } from '../site/shell/page-head';

/** The home page. */
export default function Home(): ReactNode {
  return (
    <article className="article">
      <h1>Component docs</h1>
    </article>
  );
}

export const Head: HeadFC = () => <PageHead title="Component docs" description="Docs." url={null} />;
