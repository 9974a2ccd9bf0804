import type { Element, Root as HastRoot, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { Block, DemoOptions, ParsedPage } from '../../domain/page';
import { checkCallout } from './callouts';
import { decorate } from './decorate';
import { collectHeadings } from './headings';
import { checkMarkdownImage } from './images';
import { createProblemCollector, type ProblemCollector } from './problems';
import { readDemos, readQueries } from './references';
import { readFrontMatter } from './read-front-matter';
import { parseSyntax, type ContentFormat } from './syntax';
import { syntaxProblem } from './syntax-problem';
import { BLOCK, convertToHast, SNIPPET, type HastResult } from './to-hast';
import { unravelElements } from './unravel';
import { walkElements, walkMarkdown } from './walk';

/** One content file on its way in. */
export interface PageSource {
  /** File relative to the repository. */
  file: string;
  /** URL path with both slashes. */
  path: string;
  text: string;
}

/** A page as far as checks look at it. */
export type UnrenderedPage = Omit<ParsedPage, 'blocks'>;

const rawHtml = unified().use(rehypeRaw);

/** Reads a content file once and returns everything the site needs of it, problems included; never throws. */
export function parsePage(source: PageSource): ParsedPage {
  const { page, renderBlocks } = readPage(source);
  return { ...page, blocks: renderBlocks() };
}

/** Like `parsePage`, but leaves the rendering, which checks do not need, to a function that may be called once. */
export function readPage({ file, path, text }: PageSource): {
  page: UnrenderedPage;
  renderBlocks: () => Block[];
} {
  const report = createProblemCollector(file);
  const format: ContentFormat = file.endsWith('.mdx') ? 'mdx' : 'md';
  const tree = parseOrReport(text, format, report);
  const yaml = tree.children[0]?.type === 'yaml' ? tree.children[0].value : null;
  const { frontMatter, lines: frontMatterLines, problems } = readFrontMatter(yaml, file, 2);
  report.problems.push(...problems);

  unravelElements(tree);
  checkMarkdown(tree, text, report);
  const converted = convertToHast(tree, report);
  const root = format === 'md' ? rawHtml.runSync(converted.root) : converted.root;
  const headings = collectHeadings(root, report);
  const { ids, links, images } = decorate(root, headings, report);
  const demos = readDemos(converted.placeholders, report);
  const queries = readQueries(converted.placeholders, report);
  const anchors = [...new Set([...ids, ...demos.map(({ name }) => name)])];
  const own = { file, path, frontMatter, frontMatterLines, problems: report.problems };
  return {
    page: { ...own, headings, anchors, links, images, demos, queries },
    renderBlocks: () => toBlocks(root, converted),
  };
}

function checkMarkdown(tree: Root, text: string, report: ProblemCollector): void {
  const lines = text.split('\n');
  walkMarkdown(tree, (node) => {
    checkMarkdownImage(node, report);
    checkCallout(node, lines, report);
  });
}

function parseOrReport(text: string, format: ContentFormat, report: ProblemCollector): Root {
  try {
    return parseSyntax(text, format);
  } catch (error) {
    report.problems.push(syntaxProblem(error, report.at({}).file));
    const frontMatterOnly = /^---\n[\s\S]*?\n---/.exec(text)?.[0] ?? '';
    return parseSyntax(frontMatterOnly, 'md');
  }
}

/** Cuts the page at its block components; what lies between is one string of HTML each. */
function toBlocks(root: HastRoot, { snippets, placeholders }: HastResult): Block[] {
  insertSnippets(root, snippets);
  const blocks: Block[] = [];
  let run: RootContent[] = [];
  const flush = (): void => {
    const html = toHtml({ type: 'root', children: run }, { allowDangerousHtml: true }).trim();
    if (html !== '') blocks.push({ kind: 'html', html });
    run = [];
  };
  for (const child of root.children) {
    const placeholder =
      child.type === 'element' && child.tagName === BLOCK ? placeholders[indexOf(child)] : undefined;
    if (!placeholder) {
      run.push(child);
      continue;
    }
    flush();
    const { src, ...options } = placeholder.attributes;
    if (placeholder.component === 'Query') blocks.push({ kind: 'query', file: String(src) });
    else blocks.push({ kind: 'demo', name: String(src), options: options as DemoOptions });
  }
  flush();
  return blocks;
}

function insertSnippets(root: HastRoot, snippets: HastResult['snippets']): void {
  walkElements(root, (node, parent, index) => {
    if (node.tagName === SNIPPET)
      parent.children[index] = { type: 'raw', value: snippets[indexOf(node)]?.() ?? '' };
  });
}

function indexOf(placeholder: Element): number {
  return Number(placeholder.properties['dataIndex']);
}
