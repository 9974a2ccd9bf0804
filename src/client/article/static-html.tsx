import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { enhanceCodeBlocks } from './code-blocks';

/** Finished HTML; memoized, as React would write it again at every render. */
export const StaticHtml = memo(function StaticHtml({
  className,
  html,
}: {
  className: string;
  html: string;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  // Before it is painted: afterwards it would be laid out a second time.
  useLayoutEffect(() => {
    if (element.current) enhanceCodeBlocks(element.current);
  }, [html]);
  return <div ref={element} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
});
