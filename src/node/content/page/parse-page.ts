import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { unified } from 'unified';
import type { ParsedPage } from '../../../shared/page/page';
import type { Problem } from '../../../shared/page/problem';
import { renderBlocks } from './blocks';
import { checkEmptyPage, checkMarkdown } from './check-markdown';
import { decorate } from './decorate';
import { collectHeadings, collectIds, findApiHeading } from './headings';
import { readImports, readScope, type PageScope } from './live-code';
import { readCodeWords, readKeyRows } from './page-facts';
import { includePartials, type ReadPartial } from './partials';
import { checkFullPage, readPlacedBlocks } from './placed-blocks';
import { createProblemCollector, type ProblemCollector } from './problems';
import { frontMatterOf, readFrontMatter } from './read-front-matter';
import { readSections } from './sections';
import { checkSentenceLines } from './sentence-lines';
import { parseSyntax, syntaxProblem, unexpectedProblem, type ContentFormat } from './syntax';
import { convertToHast, type HastResult } from './to-hast';
import { unravelElements } from './unravel';

/** One content file on its way in. */
export interface PageSource {
  /** File relative to the repository. */
  file: string;
  /** URL path with both slashes. */
  path: string;
  text: string;
  /** Reads the parts that it includes; without, it includes none. */
  readPartial?: ReadPartial;
}

/** A page as far as checks look at it. */
export type UnrenderedPage = Omit<ParsedPage, 'blocks' | 'sections'>;

const rawHtml = unified().use(rehypeRaw);

/** Reads a content file once and returns everything the site needs of it, problems included; never throws. */
export function parsePage(source: PageSource): ParsedPage {
  return guarded(source, (text, unreadable) => {
    const { page, body } = readText(source, text, unreadable);
    // Rendering fills the tree with finished HTML: the sections are read before.
    const sections = readSections(page, body);
    return { ...page, sections, blocks: renderBlocks(body) };
  });
}

/** Like `parsePage`, but without the rendering, which checks do not need. */
export function readPage(source: PageSource): { page: UnrenderedPage; body: HastResult } {
  return guarded(source, (text, unreadable) => readText(source, text, unreadable));
}

/** A page that makes the reading throw is read again without its body, with the reason as its problem. */
function guarded<Result>(
  { file, text }: PageSource,
  read: (text: string, unreadable: Problem | null) => Result,
): Result {
  try {
    return read(text, null);
  } catch (error) {
    return read(withoutBody(text), unexpectedProblem(error, { file, line: 1 }));
  }
}

function readText(
  { file, path, readPartial = () => null }: PageSource,
  text: string,
  unreadable: Problem | null,
): { page: UnrenderedPage; body: HastResult } {
  const report = createProblemCollector(file);
  if (unreadable) report.problems.push(unreadable);
  const format: ContentFormat = file.endsWith('.mdx') ? 'mdx' : 'md';
  const tree = parseOrReport(text, format, report);
  const [first] = tree.children;
  const frontMatter = readFrontMatter(first?.type === 'yaml' ? first.value : null, text, file);
  if (report.problems.length === 0) checkEmptyPage(tree, text, report);
  report.problems.push(...frontMatter.problems);
  if (report.problems.length === 0) checkSentenceLines(tree, text, report);

  unravelElements(tree);
  const scope = readScope(tree);
  checkMarkdown(tree, text, scope, report);
  const included = new Set<string>();
  const parse = (partial: string, name: string): Root => parsePartial(partial, name, scope, report);
  includePartials(tree, [file], { read: readPartial, parse, report, included });
  const converted = convertToHast(tree, scope, report);
  const root = format === 'md' ? rawHtml.runSync(converted.root) : converted.root;
  const placed = readPlacedBlocks(converted.placeholders, report);
  const { demos } = placed;
  checkFullPage(root, demos, report);
  const headings = collectHeadings(root, collectIds(root, demos, report), report);
  const keyRows = readKeyRows(root, report);
  const codeWords = readCodeWords(root, report);
  const { ids, links, images } = decorate(root, headings, report);
  const anchors = [...new Set([...ids, ...demos.map(({ name }) => name)])];
  const apiHeading = findApiHeading(frontMatter.values.components, anchors);
  const imports = readImports(tree, report);
  return {
    page: {
      file,
      path,
      frontMatter: frontMatter.values,
      frontMatterLines: frontMatter.lines,
      problems: report.problems,
      headings: [...headings, ...apiHeading],
      anchors: [...anchors, ...apiHeading.map(({ id }) => id)],
      links,
      images,
      ...placed,
      keyRows,
      codeWords,
      hasApiSection: apiHeading.length > 0,
      isLive: scope !== null,
      imports,
      includes: [...included].sort(),
    },
    body: { ...converted, root },
  };
}

/** Parses a part of a page; what its own text shows is reported with its own lines. */
function parsePartial(text: string, file: string, scope: PageScope, page: ProblemCollector): Root {
  const report = createProblemCollector(file);
  const tree = parseOrReport(text, 'mdx', report);
  if (report.problems.length === 0) checkSentenceLines(tree, text, report);
  unravelElements(tree);
  checkMarkdown(tree, text, scope, report);
  page.problems.push(...report.problems);
  return tree;
}

function parseOrReport(text: string, format: ContentFormat, report: ProblemCollector): Root {
  try {
    return parseSyntax(text, format);
  } catch (error) {
    report.problems.push(syntaxProblem(error, report.at({}).file));
    return parseSyntax(withoutBody(text), 'md');
  }
}

function withoutBody(text: string): string {
  const yaml = frontMatterOf(text);
  return yaml === null ? '' : `---\n${yaml}\n---`;
}
