import type { BlockData } from '../../shared/page/doc-page-data';
import { countLeadingBlocks, type MeasuredBlock } from './leading-blocks';
import { useArriving } from './use-arriving';

/** The blocks to show: those that fill the viewport while the page is arriving, then all. */
export function useArrivingBlocks(blocks: readonly BlockData[]): readonly BlockData[] {
  if (!useArriving()) return blocks;
  return blocks.slice(0, countLeadingBlocks(blocks.map(measure), window.innerHeight));
}

function measure(block: BlockData): MeasuredBlock {
  if (block.__typename === 'HtmlBlock') return block;
  if (block.__typename === 'TreeBlock') return { codeLines: 0 };
  const preview = block.options.defaultCodeOpen === false ? null : block.demo.sources[0]?.previewHtml;
  return { codeLines: preview?.split('\n').length ?? 0 };
}
