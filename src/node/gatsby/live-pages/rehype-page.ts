import { readFileSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import type { Element, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { createComponentLookup, linkCode, openCodeLink } from '../../api/page/code-links';
import { renderComponent } from '../../api/page/rendered-component';
import { readSiteReference } from '../../api/read-api-reference';
import { apiScope, productIdentity } from '../../content/product-identity';
import { readProducts } from '../../content/data-files';
import { pagePath, readText, CONTENT_FOLDER, REPOSITORY } from '../../lib/files';
import { parseWithBody } from '../../markdown/parse-page';
import type { ParsedPage } from '../../../shared/page';
import { partialReader } from '../../content/read-content';
import { placeImages } from '../../outputs/place-images';
import { LIVE_PAGES_FILE, type LivePageInputs } from '../../outputs/site-data';
import { renderHtml } from '../../markdown/blocks';
import { element } from '../../markdown/tree';

/**
 * Disables the compiler's parser. It has another syntax without tables and callouts, and would report errors again with
 * a stack trace.
 */
function remarkNothing(this: { Parser?: () => object }): void {
  this.Parser = () => ({ type: 'root', children: [] });
}

const readPartial = partialReader(CONTENT_FOLDER, REPOSITORY);

/** Gives the compiler the parsed page, with the same anchors, code blocks, links, and images as other pages. */
function rehypePage() {
  return async (_tree: Root, { path: file }: { path: string }): Promise<Root> => {
    const { text = '' } = await readText(file, file);
    const path = pagePath(relative(CONTENT_FOLDER, file).split(sep).join('/'));
    const { page, body } = parseWithBody({ file, path, text, readPartial });
    const { guides } = JSON.parse(readFileSync(LIVE_PAGES_FILE, 'utf8')) as LivePageInputs;
    return toComponentTree(body, {
      linkWords: await createWordLinker(page, guides),
      placeImages: (html) => placeImages(html, dirname(file), REPOSITORY),
    });
  };
}

/** Options of gatsby-plugin-mdx. */
export const livePageOptions = {
  mdxOptions: { remarkPlugins: [remarkNothing], rehypePlugins: [rehypePage] },
};

/**
 * Creates the function that links inline code on a live page. The compiler has no access to Gatsby's nodes.
 * @param guides paths of the main guides, by API page
 */
export async function createWordLinker(
  page: Pick<ParsedPage, 'path' | 'frontMatter'>,
  guides: LivePageInputs['guides'],
): Promise<(html: string) => string> {
  const { components } = await readSiteReference(REPOSITORY);
  const products = await readProducts(CONTENT_FOLDER, REPOSITORY);
  const { productId } = productIdentity(page.path, page.frontMatter.productId, products);
  const lookup = createComponentLookup(page, apiScope(productId, components), (product, name) => {
    const found = components.find((one) => one.productId === product && one.name === name);
    return found ? { ...renderComponent(found, () => ''), guidePath: guides[found.path] ?? null } : null;
  });
  return (html) => linkCode(html, (word) => openCodeLink(word, lookup));
}

/** Steps for the prose of every page, from HTML to HTML. */
interface ProseSteps {
  linkWords: (html: string) => string;
  placeImages: (html: string) => string;
}

/**
 * Elements without links in them. Headings are not in the list. They contain no expressions, so `linkCode` gets them
 * whole, and does not link their code.
 */
const WITHOUT_LINKS = ['a', 'button', 'label', 'summary'];

/** Converts the body of a page for the MDX compiler, with components instead of placeholders. */
export function toComponentTree(body: Root, steps: ProseSteps): Root {
  const compile = (node: RootContent, finish: ProseSteps['linkWords']): RootContent[] => {
    if (node.type === 'raw') return [snippetElement(node.value)];
    if (!('children' in node)) return [node];
    const isElement = node.type === 'element';
    if (isElement && node.placeholder)
      return [{ ...node.placeholder.element, type: 'mdxJsxFlowElement', children: [] }];
    if (isElement && isProse(node)) return fromHtml(finish(renderHtml([node])), { fragment: true }).children;
    const inner = isElement && WITHOUT_LINKS.includes(node.tagName) ? steps.placeImages : finish;
    node.children = node.children.flatMap((child) => compile(child, inner)) as never[];
    return [node];
  };
  const nodes = body.children.flatMap((node) =>
    compile(node, (html) => steps.placeImages(steps.linkWords(html))),
  );
  return { type: 'root', children: groupProse(nodes) };
}

/** Wraps prose between demos for stylesheets and scripts. The content of a demo is not prose. */
function groupProse(nodes: readonly RootContent[]): RootContent[] {
  const children: RootContent[] = [];
  for (const node of nodes) {
    const last = children.at(-1);
    const isDemo = node.type === 'mdxJsxFlowElement' && node.name === 'Demo';
    if (node.type === 'mdxjsEsm' || isDemo) children.push(node);
    else if (last?.type === 'element') last.children.push(node as Element);
    else if (node.type !== 'text') children.push(element('div', { className: ['prose'] }, [node as Element]));
  }
  return children;
}

function snippetElement(html: string): RootContent {
  const attributes: MdxJsxAttribute[] = [{ type: 'mdxJsxAttribute', name: 'html', value: html }];
  return { type: 'mdxJsxFlowElement', name: 'Snippet', attributes, children: [] };
}

/** True if a node contains neither code nor placeholders. */
function isProse(node: Nodes): boolean {
  if (node.type !== 'element') return node.type === 'text';
  return !node.placeholder && node.children.every(isProse);
}
