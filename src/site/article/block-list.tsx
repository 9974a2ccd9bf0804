import { memo, type ReactNode } from 'react';
import type { BlockData, DemoAssets } from '../../domain/doc-page-data';
import { DemoFrame } from '../demo/demo-frame';
import { DemoStyles } from '../demo/demo-styles';
import { StaticHtml } from './static-html';
import { useArrivingBlocks } from './use-arriving-blocks';

/** The body of a page. Prose is one element per run, with nothing in it for React to hydrate. */
export const BlockList = memo(function BlockList({
  blocks,
  assets,
}: {
  blocks: readonly BlockData[];
  assets: DemoAssets | null;
}): ReactNode {
  return (
    <>
      {assets && <DemoStyles assets={assets} />}
      {useArrivingBlocks(blocks).map((block, index) =>
        block.__typename === 'HtmlBlock' ? (
          <StaticHtml key={index} className="prose" html={block.html} />
        ) : (
          assets && (
            <DemoFrame key={block.demo.name} demo={block.demo} options={block.options} assets={assets} />
          )
        ),
      )}
    </>
  );
});
