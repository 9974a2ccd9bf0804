import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { placeImages } from '../../outputs/place-images';
import { renderHtml, splitBody, type BodyPart } from '../../content/page/blocks';
import { SNIPPET, type HastResult } from '../../content/page/to-hast';

/** Elements that may load a file from the page's folder. */
const MEDIA = ['audio', 'img', 'picture', 'video'];
/** Elements that stay finished HTML beside code. */
const FROZEN = [SNIPPET, ...MEDIA];
/** Elements in which code is never a link. */
const WITHOUT_LINKS = ['a', 'button', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary'];

type StaticRenderer = (nodes: RootContent[]) => string;

/**
 * Prepares a body for the MDX compiler. Prose without code stays one string of HTML, as on every other page;
 * only what holds code becomes elements, which React renders and hydrates.
 */
export function compileBody(
  body: HastResult,
  pageFolder: string,
  repository: string,
  linkWords: (html: string) => string,
): Root {
  const render: StaticRenderer = (nodes) =>
    placeImages(linkWords(renderHtml(nodes, body)), pageFolder, repository);
  const isModule = ({ type }: RootContent): boolean => type === 'mdxjsEsm';
  const content = { ...body.root, children: body.root.children.filter((node) => !isModule(node)) };
  const parts = splitBody({ ...body, root: content });
  return {
    type: 'root',
    children: [
      ...body.root.children.filter(isModule),
      ...parts.flatMap((part) => compilePart(part, render) ?? []),
    ],
  };
}

function compilePart(part: BodyPart, render: StaticRenderer): ElementContent | null {
  if (part.kind === 'component') {
    return jsx('PageDemo', { name: String(part.placeholder.attributes['src']) });
  }
  if (part.kind === 'prose') {
    const html = render(part.nodes);
    return html === '' ? null : jsx('StaticHtml', { className: 'prose', html });
  }
  const prose: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['prose'] },
    children: part.nodes as ElementContent[],
  };
  freezeStatic(prose, render);
  return prose;
}

/** Beside code, too, code blocks, images and words of code are finished HTML. */
function freezeStatic(parent: Parents, render: StaticRenderer, outer = [...FROZEN, 'code']): void {
  const frozen = 'tagName' in parent && WITHOUT_LINKS.includes(parent.tagName) ? FROZEN : outer;
  parent.children = parent.children.map((child) => {
    if (!('children' in child)) return child;
    if (child.type === 'element' && frozen.includes(child.tagName)) {
      const as = child.tagName === SNIPPET ? 'div' : 'span';
      return jsx('StaticHtml', { as, className: 'static-html', html: render([child]) });
    }
    freezeStatic(child, render, frozen);
    return child;
  }) as never[];
}

function jsx(name: string, attributes: Record<string, string>): ElementContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: [],
  };
}
