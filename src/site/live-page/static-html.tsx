import { memo, type ReactNode } from 'react';

/** Finished HTML within a compiled page; React would write it again at every render if it were not kept. */
export const StaticHtml = memo(function StaticHtml({
  as: Element = 'div',
  className,
  html,
}: {
  as?: 'div' | 'span';
  className: string;
  html: string;
}): ReactNode {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
});
