import { memo, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { enhanceCodeBlocks } from './code-blocks';

/** Static HTML. Memoized, because React would write it again on each render. */
export const StaticHtml = memo(function StaticHtml({
  className,
  html,
}: {
  className: string;
  html: string;
}): ReactNode {
  const element = useCodeBlocks(html);
  return <div ref={element} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
});

/** Brings the code blocks in an element to life. */
export function useCodeBlocks(content: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  // Runs before paint, because the layout would otherwise run twice.
  useLayoutEffect(() => {
    if (element.current) enhanceCodeBlocks(element.current);
  }, [content]);
  return element;
}
