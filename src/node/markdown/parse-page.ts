import { unified } from 'unified';
import { type DataMap, VFile } from 'vfile';
import type { Nodes, Root } from 'hast';
import { type ParsedPage, CODE_LINE, type PageSection } from '../../shared/page';
import { renderBlocks } from './blocks';
import { remarkAlerts } from './callouts';
import { INLINE_ELEMENTS } from './content-components';
import { remarkImports, remarkScope } from './live-code';
import type { PageScope } from './jsx';
import { problemsOf, reportProblem } from './tree';
import { rehypeDecorate } from './rehype-decorate';
import { rehypeHeadings } from './rehype-headings';
import { rehypePlacedBlocks } from './rehype-placed-blocks';
import { remarkCheckEmptyPage } from './remark-check-markdown';
import { type ReadPartial, remarkInclude, stepsOfFile } from './remark-include';
import { remarkToHast } from './remark-to-hast';
import { remarkContent, remarkReadFrontMatter, unexpectedProblem, withoutBody } from './syntax';

interface PageSource {
  /** Path relative to the repository. */
  file: string;
  /** URL path with both slashes. */
  path: string;
  text: string;
  /** Reads a file for `<Include>`. If omitted, no file exists. */
  readPartial?: ReadPartial;
}

declare module 'vfile' {
  /** Results that plugins share in `file.data`. */
  interface DataMap extends Omit<
    ParsedPage,
    'file' | 'path' | 'problems' | 'anchors' | 'isLive' | 'blocks' | 'sections'
  > {
    readPartial: ReadPartial;
    /** Included files, in the order of their line numbers. */
    partials: string[];
    scope: PageScope;
    /** Ids of demos and elements, and names of anchors. */
    ids: string[];
  }
}

const processor = unified()
  .use(remarkContent)
  .use(remarkCheckEmptyPage)
  .use(remarkReadFrontMatter)
  .use(remarkScope)
  .use(stepsOfFile)
  .use(remarkInclude)
  .use(remarkAlerts)
  .use(remarkImports)
  .use(remarkToHast)
  .use(rehypePlacedBlocks)
  .use(rehypeHeadings)
  .use(rehypeDecorate)
  .freeze();

/** Parses and renders a content file. Reports errors in `problems` instead of throwing them. */
export function parsePage(source: PageSource): ParsedPage {
  return parseWithBody(source).page;
}

/** Parses a content file, and also returns the HTML nodes of its body. */
export function parseWithBody(source: PageSource): { page: ParsedPage; body: Root } {
  const { file: path, text, readPartial = () => null } = source;
  try {
    return processFile(new VFile({ path, value: text, data: { readPartial } }), source.path);
  } catch (error) {
    // A plugin has thrown, so parse the page again without its body.
    const file = new VFile({ path, value: withoutBody(text), data: { readPartial } });
    reportProblem(file, unexpectedProblem(error, { file: path, line: 1 }));
    return processFile(file, source.path);
  }
}

function processFile(file: VFile, path: string): { page: ParsedPage; body: Root } {
  const body = processor.runSync(processor.parse(file), file);
  // All plugins have run, so no data is missing.
  const { ids, scope, partials: _partials, readPartial: _readPartial, ...results } = file.data as DataMap;
  const anchors = new Set([...ids, ...results.headings.map(({ id }) => id)]);
  const page = {
    ...results,
    file: file.path,
    path,
    problems: problemsOf(file),
    anchors: [...anchors],
    isLive: scope !== null,
    sections: readSections(results, body),
    blocks: renderBlocks(body),
  };
  return { page, body };
}

/** Separates the cells of a row, which stay on one line. */
const CELL_END = ' · ';

/** Splits a page at its h2 and h3 headings, which already have ids. */
function readSections({ frontMatter, headings }: Pick<DataMap, 'frontMatter' | 'headings'>, root: Root) {
  const { title, description } = frontMatter;
  let current: PageSection = { id: '', depth: 1, title, text: `${description}\n`, demos: [] };
  const sections = [current];
  const read = (node: Nodes): void => {
    if (node.type === 'text') current.text += node.value.replace(/\s+/g, ' ');
    if (node.type === 'raw') current.text += `\n${node.data?.code.replace(/^[ \t]*/gm, CODE_LINE)}\n`;
    if (!('children' in node)) return;
    if (node.type !== 'element') return node.children.forEach(read);
    const heading = headings.find(({ id }) => /^h[23]$/.test(node.tagName) && node.properties['id'] === id);
    if (heading) {
      current = { id: heading.id, depth: heading.depth, title: heading.text, text: '', demos: [] };
      sections.push(current);
    } else if (node.placeholder) {
      const { component, attributes } = node.placeholder;
      if (component === 'Demo') current.demos.push(attributes.src);
    } else if (![node.properties['className']].flat().includes('visually-hidden')) {
      // Text for screen readers repeats visible text.
      const isCell = node.tagName === 'td' || node.tagName === 'th';
      const lineBreak = isCell || INLINE_ELEMENTS.includes(node.tagName) ? '' : '\n';
      current.text += lineBreak;
      node.children.forEach(read);
      current.text += isCell ? CELL_END : lineBreak;
    }
  };
  read(root);
  return sections.map((section) => ({ ...section, text: tidy(section.text) }));
}

function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/(?!^)\s+/g, ' ').replace(/( · )+ ?$|^ +| +$/g, ''))
    .filter((line) => line.trim() !== '')
    .join('\n');
}
