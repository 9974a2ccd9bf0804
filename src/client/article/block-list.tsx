import { memo, type ElementType, type ReactNode } from 'react';
import type { BlockTreeNode } from '../../shared/page/page';
import type { BlockData, DemoAssets, DemoBlockData } from '../../shared/page/doc-page-data';
import { DemoSlot } from '../demo/demo-slot';
import { DemoStyles } from '../demo/frame/demo-styles';
import { StaticHtml, useCodeBlocks } from './static-html';
import { useReady } from './use-ready';

/** A block, with its margins, is hardly ever lower than this, in px. */
const LEAST_HEIGHT = 150;

type PlacedDemo = Pick<DemoBlockData, 'demo' | 'options'>;

/** The body of a page. Each run of prose is one element, which React does not hydrate. */
export const BlockList = memo(function BlockList({
  blocks,
  assets,
  product,
}: {
  blocks: readonly BlockData[];
  assets: DemoAssets | null;
  /** Name of the page's product. */
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
          <BlockTree key={index} tree={block.tree} demos={block.demos.map(renderDemo)} />
        ) : (
          renderDemo(block)
        ),
      )}
    </>
  );
});

/** Prose with demos inside elements. Parts without demos are static HTML. */
function BlockTree({
  tree,
  demos,
}: {
  tree: readonly BlockTreeNode[];
  demos: readonly ReactNode[];
}): ReactNode {
  return (
    <div ref={useCodeBlocks(tree)} className="prose">
      {tree.map((node, index) => renderNode(node, index, demos))}
    </div>
  );
}

function renderNode(node: BlockTreeNode, key: number, demos: readonly ReactNode[]): ReactNode {
  if (typeof node === 'string') return node;
  if ('demo' in node) return demos[node.demo];
  const Tag = node.tag as ElementType;
  if ('children' in node) {
    return (
      <Tag key={key} {...node.props}>
        {node.children.map((child, index) => renderNode(child, index, demos))}
      </Tag>
    );
  }
  const content = node.html === '' ? {} : { dangerouslySetInnerHTML: { __html: node.html } };
  return <Tag key={key} {...node.props} {...content} />;
}
