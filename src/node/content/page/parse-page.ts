import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { ParsedPage } from '../../../shared/page/page';
import { findApiHeading } from './api-heading';
import { renderBlocks } from './blocks';
import { checkCallout } from './callouts';
import { hasModule, readImports, readScope, type PageScope } from './code-nodes';
import { decorate } from './decorate';
import { collectHeadings } from './headings';
import { checkMarkdownImage } from './images';
import { createProblemCollector, type ProblemCollector } from './problems';
import { readApiTables, readDemos, readQueries } from './references';
import { readFrontMatter } from './read-front-matter';
import { readSections } from './sections';
import { parseSyntax, type ContentFormat } from './syntax';
import { syntaxProblem } from './syntax-problem';
import { convertToHast, type HastResult } from './to-hast';
import { checkExpressionNames } from './unknown-names';
import { unravelElements } from './unravel';
import { walkMarkdown } from './walk';

/** One content file on its way in. */
export interface PageSource {
  /** File relative to the repository. */
  file: string;
  /** URL path with both slashes. */
  path: string;
  text: string;
}

/** A page as far as checks look at it. */
export type UnrenderedPage = Omit<ParsedPage, 'blocks' | 'sections'>;

const rawHtml = unified().use(rehypeRaw);

/** Reads a content file once and returns everything the site needs of it, problems included; never throws. */
export function parsePage(source: PageSource): ParsedPage {
  const { page, body } = readPage(source);
  // Rendering fills the tree with finished HTML: the sections are read before.
  const sections = readSections(page, body);
  return { ...page, sections, blocks: renderBlocks(body) };
}

/** Like `parsePage`, but without the rendering, which checks do not need. */
export function readPage({ file, path, text }: PageSource): { page: UnrenderedPage; body: HastResult } {
  const report = createProblemCollector(file);
  const format: ContentFormat = file.endsWith('.mdx') ? 'mdx' : 'md';
  const tree = parseOrReport(text, format, report);
  const yaml = tree.children[0]?.type === 'yaml' ? tree.children[0].value : null;
  const { frontMatter, lines: frontMatterLines, problems } = readFrontMatter(yaml, file, 2);
  report.problems.push(...problems);

  unravelElements(tree);
  const isLive = hasModule(tree);
  const scope = isLive ? readScope(tree) : null;
  checkMarkdown(tree, text, scope, report);
  const converted = convertToHast(tree, scope, report);
  const root = format === 'md' ? rawHtml.runSync(converted.root) : converted.root;
  const headings = collectHeadings(root, report);
  const { ids, links, images } = decorate(root, headings, report);
  const demos = readDemos(converted.placeholders, report);
  const queries = readQueries(converted.placeholders, report);
  const apiTables = readApiTables(converted.placeholders, report);
  const anchors = [...new Set([...ids, ...demos.map(({ name }) => name)])];
  const apiHeading = findApiHeading(frontMatter, anchors);
  const own = { file, path, frontMatter, frontMatterLines, problems: report.problems };
  const imports = readImports(tree, report);
  return {
    page: {
      ...own,
      headings: [...headings, ...apiHeading],
      anchors: [...anchors, ...apiHeading.map(({ id }) => id)],
      links,
      images,
      demos,
      queries,
      apiTables,
      hasApiSection: apiHeading.length > 0,
      isLive,
      imports,
    },
    body: { ...converted, root },
  };
}

function checkMarkdown(tree: Root, text: string, scope: PageScope, report: ProblemCollector): void {
  const lines = text.split('\n');
  walkMarkdown(tree, (node) => {
    checkMarkdownImage(node, report);
    checkCallout(node, lines, report);
    checkExpressionNames(node, scope, report);
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
