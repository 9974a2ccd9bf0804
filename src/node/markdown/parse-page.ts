import { unified } from 'unified';
import { type DataMap, VFile } from 'vfile';
import type { ParsedPage } from '../../shared/page';
import { renderBlocks } from './blocks';
import { remarkAlerts } from './callouts';
import { remarkImports, remarkScope } from './live-code';
import { reportProblem, toProblem } from './problems';
import { rehypeDecorate, rehypePageFacts } from './rehype-decorate';
import { rehypeHeadings } from './rehype-headings';
import { rehypePlacedBlocks } from './rehype-placed-blocks';
import {
  remarkCheckEmptyPage,
  remarkCheckMarkdown,
  remarkCheckSentenceLines,
  remarkCheckReferences,
  remarkCheckTables,
} from './remark-check-markdown';
import { remarkFrontMatter } from './remark-front-matter';
import { type ReadPartial, remarkInclude } from './remark-include';
import { type HastResult, remarkToHast } from './remark-to-hast';
import { remarkUnravel } from './remark-unravel';
import { readSections } from './sections';
import { remarkContent, remarkHeadingIds, unexpectedProblem, withoutBody } from './syntax';

export interface PageSource {
  /** Path relative to the repository. */
  file: string;
  /** URL path with both slashes. */
  path: string;
  text: string;
  /** Reads a file for `<Include>`. If omitted, no file exists. */
  readPartial?: ReadPartial;
}

/** The part of a page that checks need. */
export type UnrenderedPage = Omit<ParsedPage, 'blocks' | 'sections'>;

/** Plugins share their results in `file.data` and report problems with `file.message`. */
const processor = unified()
  .use(remarkContent)
  .use(remarkCheckEmptyPage)
  .use(remarkFrontMatter)
  .use(remarkCheckSentenceLines)
  .use(remarkUnravel)
  .use(remarkScope)
  .use(remarkCheckMarkdown)
  .use(remarkCheckTables)
  .use(remarkCheckReferences)
  .use(remarkHeadingIds)
  .use(remarkInclude)
  .use(remarkAlerts)
  .use(remarkImports)
  .use(remarkToHast)
  .use(rehypePlacedBlocks)
  .use(rehypeHeadings)
  .use(rehypePageFacts)
  .use(rehypeDecorate)
  .freeze();

/** Parses and renders a content file. Reports errors in `problems` instead of throwing them. */
export function parsePage(source: PageSource): ParsedPage {
  return withFallback(source, (file) => {
    const { page, body } = processFile(file, source.path);
    // Rendering replaces nodes with HTML, so read the sections first.
    const sections = readSections(page, body);
    return { ...page, sections, blocks: renderBlocks(body) };
  });
}

/** Like `parsePage`, but does not render the page. */
export function readPage(source: PageSource): { page: UnrenderedPage; body: HastResult } {
  return withFallback(source, (file) => processFile(file, source.path));
}

/** If a plugin throws, reports the error and parses the page again without its body. */
function withFallback<Result>(source: PageSource, parse: (file: VFile) => Result): Result {
  const { file: path, text, readPartial = () => null } = source;
  try {
    return parse(new VFile({ path, value: text, data: { readPartial } }));
  } catch (error) {
    const file = new VFile({ path, value: withoutBody(text), data: { readPartial } });
    reportProblem(file, unexpectedProblem(error, { file: path, line: 1 }));
    return parse(file);
  }
}

function processFile(file: VFile, path: string): { page: UnrenderedPage; body: HastResult } {
  const root = processor.runSync(processor.parse(file), file);
  // All plugins have run, so no data is missing.
  const data = file.data as DataMap;
  const anchors = [...data.ids, ...data.demos.map(({ name }) => name), ...data.headings.map(({ id }) => id)];
  const page = {
    file: file.path,
    path,
    frontMatter: data.frontMatter,
    frontMatterLines: data.frontMatterLines,
    problems: file.messages.map(toProblem),
    headings: data.headings,
    anchors: [...new Set(anchors)],
    links: data.links,
    images: data.images,
    demos: data.demos,
    queries: data.queries,
    apiTables: data.apiTables,
    pageCards: data.pageCards,
    keyRows: data.keyRows,
    codeWords: data.codeWords,
    hasApiSection: data.hasApiSection,
    isLive: data.scope !== null,
    imports: data.imports,
    includes: data.includes,
  };
  return { page, body: { ...data.body, root } };
}
