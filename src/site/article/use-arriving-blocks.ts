import { startTransition, useEffect, useState } from 'react';
import type { BlockData } from '../../domain/doc-page-data';
import { countLeadingBlocks } from '../../domain/leading-blocks';
import { endNavigation, isArrivingAtTop } from '../links/navigation-events';
import { whenIdle } from '../links/when-idle';

/**
 * The blocks to show. A page that a link has led to shows what fills the viewport first, and the rest once that is
 * painted: the reader does not wait for what is out of sight.
 */
export function useArrivingBlocks(blocks: readonly BlockData[]): readonly BlockData[] {
  const [isArriving, setIsArriving] = useState(isArrivingAtTop);
  useEffect(() => {
    if (!isArriving) return undefined;
    return whenIdle(() => {
      endNavigation();
      startTransition(() => setIsArriving(false));
    });
  }, [isArriving]);
  if (!isArriving) return blocks;
  const measured = blocks.map((block) => ({
    htmlLength: block.__typename === 'HtmlBlock' ? block.html.length : null,
  }));
  return blocks.slice(0, countLeadingBlocks(measured, window.innerHeight));
}
