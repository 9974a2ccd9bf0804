import type { Blockquote, Paragraph, Root, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { report } from './problems';
import { walkMarkdown } from './tree';

/** Callout kinds of GitHub's alerts. */
const KINDS: Readonly<Record<string, string>> = {
  note: 'info',
  tip: 'success',
  important: 'warning',
  warning: 'warning',
  caution: 'error',
};

/** Turns GitHub alerts, which start with `> [!NOTE]`, into callouts, which start with `:::info`. */
export const remarkAlerts: Plugin<[], Root> = () => (tree, file) => {
  walkMarkdown(tree, (node) => {
    if (!('children' in node)) return;
    node.children = node.children.map((child) => {
      const marker = child.type === 'blockquote' ? alertMarker(child) : null;
      if (child.type !== 'blockquote' || marker === null) return child;
      const name = KINDS[marker.toLowerCase()];
      if (name !== undefined) return toCallout(child, name);
      report(file, child, {
        rule: 'callout',
        what: `"[!${marker}]" is not a kind of alert.`,
        fix: 'Write ":::info", the text, and ":::", each on its own line. GitHub\'s alerts are NOTE, TIP, IMPORTANT, WARNING, and CAUTION.',
      });
      return child;
    }) as never[];
  });
};

/** `NOTE` for a quote whose first line is `[!NOTE]`. */
function alertMarker({ children: [first] }: Blockquote): string | null {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  return (text?.type === 'text' && /^\[!(\w+)\][ \t]*(?:\n|$)/.exec(text.value)?.[1]) || null;
}

function toCallout(quote: Blockquote, name: string): ContainerDirective {
  const [first, ...rest] = quote.children;
  const [marker, ...others] = (first as Paragraph).children;
  const value = (marker as Text).value.replace(/^\[!\w+\][ \t]*\n?/, '');
  const inline = value === '' ? others : [{ ...(marker as Text), value }, ...others];
  const paragraph: Paragraph = { ...(first as Paragraph), children: inline };
  const children = (inline.length > 0 ? [paragraph, ...rest] : rest) as ContainerDirective['children'];
  return { type: 'containerDirective', name, attributes: {}, children, position: quote.position };
}
