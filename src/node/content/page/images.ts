import type { Element } from 'hast';
import type { Nodes } from 'mdast';
import type { ProblemCollector } from './problems';

const WHY = 'Screen readers would read its file name.';
const MEDIA_ELEMENTS = ['img', 'source', 'video', 'audio', 'track'];

/** `![](x.png)` is a forgotten text, not a statement that the image is decoration. */
export function checkMarkdownImage(node: Nodes, report: ProblemCollector): void {
  if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt) return;
  report.add(
    {
      rule: 'image-alt',
      what: `The image "${node.type === 'image' ? node.url : node.identifier}" has no alternative text.`,
      why: WHY,
      fix: 'Say what the reader would miss: ![A dialog with two buttons](./file.png). For pure decoration write <img alt="" src="./file.png" />.',
    },
    node,
  );
}

/** `alt=""` is the author's word that an image is decoration; no alt at all is a mistake. */
export function prepareImage({ properties, position }: Element, report: ProblemCollector): void {
  const alt: unknown = properties['alt'];
  // In HTML, `alt` without a value is the empty text.
  if (alt === true) properties['alt'] = '';
  else if (typeof alt !== 'string') {
    report.add(
      {
        rule: 'image-alt',
        what: `The image "${String(properties['src'] ?? '')}" has no alternative text.`,
        why: WHY,
        fix: 'Say what the reader would miss: alt="A dialog with two buttons". For pure decoration write alt="".',
      },
      { position },
    );
  }
  properties['loading'] ??= 'lazy';
  properties['decoding'] ??= 'async';
}

/** Every file that an image, or another element with a source, would load. */
export function mediaAddresses({ tagName, properties }: Element): string[] {
  if (!MEDIA_ELEMENTS.includes(tagName)) return [];
  const { src, srcSet, poster } = properties;
  const candidates =
    typeof srcSet === 'string' ? srcSet.split(/,\s+/).map((one) => one.trim().split(/\s/)[0]) : [];
  return [src, poster, ...candidates].filter(
    (address): address is string => typeof address === 'string' && address !== '',
  );
}
