import { useLayoutEffect, useRef, type ElementType, type ReactNode } from 'react';
import type { BlockTreeNode } from '../../shared/page/page';
import { enhanceCodeBlocks } from './code-blocks';

/** Prose in which demos stand inside elements; all that holds none is finished HTML. */
export function BlockTree({
  tree,
  renderDemo,
}: {
  tree: readonly BlockTreeNode[];
  renderDemo: (index: number) => ReactNode;
}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) enhanceCodeBlocks(element.current);
  }, [tree]);
  return (
    <div ref={element} className="prose">
      {tree.map((node, index) => renderNode(node, index, renderDemo))}
    </div>
  );
}

function renderNode(node: BlockTreeNode, key: number, renderDemo: (index: number) => ReactNode): ReactNode {
  if (typeof node === 'string') return node;
  if ('demo' in node) return renderDemo(node.demo);
  const Tag = node.tag as ElementType;
  if ('children' in node) {
    return (
      <Tag key={key} {...node.props}>
        {node.children.map((child, index) => renderNode(child, index, renderDemo))}
      </Tag>
    );
  }
  const content = node.html === '' ? {} : { dangerouslySetInnerHTML: { __html: node.html } };
  return <Tag key={key} {...node.props} {...content} />;
}
