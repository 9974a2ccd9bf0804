import { memo, type ReactNode } from 'react';
import type { BlockData, DemoAssets } from '../../shared/page/doc-page-data';
import { DemoFrame } from '../demo/frame/demo-frame';
import { DemoStyles } from '../demo/frame/demo-styles';
import { StaticHtml } from './static-html';
import { useReady } from './use-ready';

/** A block, with its margins, is hardly ever lower than this, in px. */
const LEAST_HEIGHT = 150;

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
  return (
    <>
      {assets && <DemoStyles assets={assets} />}
      {shown.map((block, index) =>
        block.__typename === 'HtmlBlock' ? (
          <StaticHtml key={index} className="prose" html={block.html} />
        ) : (
          assets && (
            <DemoFrame
              key={block.demo.name}
              demo={block.demo}
              options={block.options}
              assets={assets}
              product={product}
            />
          )
        ),
      )}
    </>
  );
});
