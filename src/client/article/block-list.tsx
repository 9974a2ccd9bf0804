import { createElement, memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { BlockTreeNode } from '../../shared/page';
import type { DocPageData, TreeBlockData } from '../../shared/doc-page-data';
import { DemoSlot } from '../demo/demo-slot';
import { DemoStyles } from '../demo/frame/demo-content';
import { enhanceCodeBlocks } from './code-blocks';
import { isNavigatingToTop } from '../router/router';
import { whenIdle } from '../ui/when-idle';

/** Blocks with their margins are rarely shorter than this, in px. */
const LEAST_HEIGHT = 150;

/** The body of a page. Each run of prose is one element, which React does not hydrate. */
export const BlockList = memo(function BlockList({ page }: { page: DocPageData }): ReactNode {
  const { blocks, demoAssets: assets } = page;
  const product = page.product?.name ?? page.title;
  const shown = useReady() ? blocks : blocks.slice(0, Math.ceil(window.innerHeight / LEAST_HEIGHT));
  const renderDemo = ({ demo, options }: TreeBlockData['demos'][number]): ReactNode => (
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
function BlockTree({ tree, demos }: { tree: BlockTreeNode[]; demos: readonly ReactNode[] }): ReactNode {
  const props = { ref: withCodeBlocks(), className: 'prose' };
  return createElement('div', props, ...tree.map((node) => renderNode(node, demos)));
}

function renderNode(node: BlockTreeNode, demos: readonly ReactNode[]): ReactNode {
  if (typeof node === 'string') return node;
  if ('demo' in node) return demos[node.demo];
  const { tag, props } = node;
  if ('children' in node)
    return createElement(tag, props, ...node.children.map((child) => renderNode(child, demos)));
  const content = node.html === '' ? {} : { dangerouslySetInnerHTML: { __html: node.html } };
  return createElement(tag, { ...props, ...content });
}

/** Static HTML. */
export function StaticHtml({ className, html }: { className: string; html: string }): ReactNode {
  return <div ref={withCodeBlocks()} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Creates a ref that adds the buttons of code blocks before the first paint. It is new in each render, so it also runs after
 * an edit in develop.
 */
function withCodeBlocks(): (element: HTMLElement | null) => void {
  return (element) => {
    if (element) enhanceCodeBlocks(element);
  };
}

/**
 * False in the first frame after a navigation to the top of a page. That frame only renders the first screen. Rendering
 * everything takes 1.5 times as long until the heading is painted, and 1.3 times with `content-visibility`.
 */
export function useReady(): boolean {
  const [isReady, setReady] = useState(() => !isNavigatingToTop());
  useEffect(() => {
    if (isReady) return undefined;
    return whenIdle(() => startTransition(() => setReady(true)));
  }, [isReady]);
  return isReady;
}
