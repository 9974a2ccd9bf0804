import type { HeadFC } from 'gatsby';
import type { ReactNode } from 'react';
import { PageHead } from '../site/shell/page-head';

/** The page for addresses that lead nowhere. */
export default function NotFound(): ReactNode {
  return (
    <article className="article">
      <h1>Page not found</h1>
    </article>
  );
}

export const Head: HeadFC = () => (
  <PageHead title="Page not found" description="This page does not exist." url={null} noIndex />
);
