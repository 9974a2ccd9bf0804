import { memo, type ReactNode } from 'react';
import type { BlockData, DemoAssets, DemoBlockData } from '../../shared/page/doc-page-data';
import { DemoSlot } from '../demo/demo-slot';
import { DemoStyles } from '../demo/frame/demo-styles';
import { BlockTree } from './block-tree';
import { StaticHtml } from './static-html';
import { useReady } from './use-ready';

/** A block, with its margins, is hardly ever lower than this, in px. */
const LEAST_HEIGHT = 150;

type PlacedDemo = Pick<DemoBlockData, 'demo' | 'options'>;

/** The body of a page. Prose is one element per run, with nothing in it for React to hydrate. */
export const BlockList = memo(function BlockList({
  blocks,
  assets,
  product,
}: {
  blocks: readonly BlockData[];
  assets: DemoAssets | null;
  /** Name of the product that the page belongs to. */
  product: string;
}): ReactNode {
  const shown = useReady() ? blocks : blocks.slice(0, Math.ceil(window.innerHeight / LEAST_HEIGHT));
  const renderDemo = ({ demo, options }: PlacedDemo): ReactNode => (
    <DemoSlot key={demo.name} demo={demo} options={options} assets={assets} product={product} />
  );
  return (
    <>
      {assets && <DemoStyles assets={assets} />}
      {shown.map((block, index) =>
        block.__typename === 'HtmlBlock' ? (
          <StaticHtml key={index} className="prose" html={block.html} />
        ) : block.__typename === 'TreeBlock' ? (
          <BlockTree
            key={index}
            tree={block.tree}
            renderDemo={(demo) => {
              const placed = block.demos[demo];
              return placed && renderDemo(placed);
            }}
          />
        ) : (
          renderDemo(block)
        ),
      )}
    </>
  );
});
