import { posix } from 'node:path';
import type { Root, RootContent } from 'mdast';
import { type Plugin, type Preset, unified } from 'unified';
import { VFile } from 'vfile';
import { isExternal } from '../../shared/paths';
import type { TextResult } from '../lib/files';
import { CANDIDATE_END } from './rehype-decorate';
import { isJsxElement, type JsxElement, readAttributes, remarkUnravel } from './jsx';
import { remarkCheckMarkdown, remarkCheckSentenceLines } from './remark-check-markdown';
import { remarkContent, remarkHeadingIds } from './syntax';
import { addPartial, replaceNodes, report, reportProblem, walkMarkdown } from './tree';

/** Reads a partial by its path relative to the repository. Null if the file does not exist. */
export type ReadPartial = (file: string) => TextResult | null;

/**
 * Replaces `<Include src="./_part.mdx" />` with the content of partials. Reports problems in their own files.
 * @param trail the page and the partials around this one
 */
function includePartials(tree: Root, trail: readonly string[], file: VFile): void {
  replaceNodes(tree, (node) =>
    isJsxElement(node) && node.name === 'Include' ? includedNodes(node, trail, file) : [node],
  );
}

function includedNodes(element: JsxElement, trail: readonly string[], file: VFile): RootContent[] {
  const { src } = readAttributes(element, null, file);
  if (typeof src !== 'string') return [];
  if (element.type === 'mdxJsxTextElement') {
    const fix = 'Put it on a separate line, with an empty line before and after.';
    report(file, element, { rule: 'component-place', what: '<Include> is inside a paragraph.', fix });
    return [];
  }
  const path = posix.join(posix.dirname(trail.at(-1) ?? ''), src);
  file.data.includes?.push(path);
  if (trail.includes(path)) {
    const what = `"${posix.basename(path)}" includes itself.`;
    report(file, element, { rule: 'partial', what, fix: 'Remove one of the lines that include it.' });
    return [];
  }
  const result = file.data.readPartial?.(path);
  if (result?.text === undefined) {
    const what = `The partial "${src}" does not exist.`;
    if (result) reportProblem(file, result.problem);
    else report(file, element, { rule: 'partial', what, fix: `Create "${path}".` });
    return [];
  }
  const tree = parsePartial(result.text, path, file);
  addPartial(file, path, tree);
  removePageParts(tree, file);
  rebaseImages(tree, posix.dirname(path), posix.dirname(trail[0] ?? ''));
  includePartials(tree, [...trail, path], file);
  return tree.children;
}

/** Removes and reports front matter, imports, and exports, which belong to the page. */
function removePageParts(tree: Root, file: VFile): void {
  tree.children = tree.children.filter((node) => {
    if (node.type !== 'yaml' && node.type !== 'mdxjsEsm') return true;
    const name = node.type === 'yaml' ? 'front matter' : 'imports or exports';
    report(file, node, {
      rule: 'partial',
      what: `A partial has no ${name}.`,
      fix: `Move the ${name} to the pages that include the partial.`,
    });
    return false;
  });
}

/** Image paths are relative to the partial, but the page loads them. */
function rebaseImages(tree: Root, from: string, to: string): void {
  const rebase = (address: string): string =>
    address.startsWith('/') || isExternal(address)
      ? address
      : `./${posix.relative(to, posix.join(from, address))}`;
  const shown = new Set<string>();
  walkMarkdown(tree, (node) => {
    if (node.type === 'imageReference') shown.add(node.identifier);
  });
  walkMarkdown(tree, (node) => {
    const isImage = node.type === 'image' || (node.type === 'definition' && shown.has(node.identifier));
    if (isImage) node.url = rebase(node.url);
    if (!isJsxElement(node) || /^[A-Z]/.test(node.name ?? '')) return;
    for (const attribute of node.attributes) {
      if (!('name' in attribute) || typeof attribute.value !== 'string') continue;
      if (['src', 'poster'].includes(attribute.name)) attribute.value = rebase(attribute.value);
      if (attribute.name === 'srcset')
        attribute.value = attribute.value
          .split(CANDIDATE_END)
          .map((each) => rebase(each.trim()))
          .join(', ');
    }
  });
}

/** Replaces `<Include>` elements with the content of their files. */
export const remarkInclude: Plugin<[], Root> = () => (tree, file) => {
  file.data.includes = [];
  includePartials(tree, [file.path], file);
  file.data.includes = [...new Set(file.data.includes)].sort();
};

function parsePartial(text: string, path: string, file: VFile): Root {
  const partial = new VFile({ path, value: text, data: { scope: file.data.scope } });
  const tree = partialProcessor.runSync(partialProcessor.parse(partial), partial) as Root;
  file.messages.push(...partial.messages);
  return tree;
}

/** Steps for a page and for each of its partials. */
export const stepsOfFile: Preset = {
  plugins: [remarkCheckSentenceLines, remarkUnravel, remarkCheckMarkdown, remarkHeadingIds],
};

const partialProcessor = unified().use(remarkContent).use(stepsOfFile).freeze();
