import type { BlockData } from '../../domain/doc-page-data';
import { countLeadingBlocks } from '../../domain/leading-blocks';
import { useArriving } from './use-arriving';

/** The blocks to show: those that fill the viewport while the page is arriving, then all. */
export function useArrivingBlocks(blocks: readonly BlockData[]): readonly BlockData[] {
  if (!useArriving()) return blocks;
  const measured = blocks.map((block) => ({
    htmlLength: block.__typename === 'HtmlBlock' ? block.html.length : null,
  }));
  return blocks.slice(0, countLeadingBlocks(measured, window.innerHeight));
}
