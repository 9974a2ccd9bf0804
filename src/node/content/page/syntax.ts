import { directive } from 'micromark-extension-directive';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin, type Processor } from 'unified';
import { refuseExcess } from './excess';

/** `mdx` for index.mdx; `md` is CommonMark and GFM with raw HTML. */
export type ContentFormat = 'mdx' | 'md';

/** Adds `:::kind` containers only: `a:b` and `::x` in prose stay the text that the author wrote. */
function remarkContainers(this: Processor): void {
  const data = this.data();
  const container = [directive().flow?.[58] ?? []].flat().slice(0, 1);
  (data.micromarkExtensions ??= []).push({ flow: { 58: container } });
  (data.fromMarkdownExtensions ??= []).push([directiveFromMarkdown()]);
}

/** GFM but for its bare addresses, which become links without any mark. */
function remarkMarkedGfm(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem());
  (data.fromMarkdownExtensions ??= []).push(
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  );
}

function remarkBareAddresses(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(gfmAutolinkLiteral());
  (data.fromMarkdownExtensions ??= []).push(gfmAutolinkLiteralFromMarkdown());
}

function createParser(format: ContentFormat, ...plugins: Plugin[]): Processor<Root> {
  const parser = unified().use(remarkParse);
  if (format === 'mdx') parser.use(remarkMdx);
  return parser.use(remarkFrontmatter).use(remarkMarkedGfm).use(plugins).use(remarkContainers).freeze();
}

const PARSERS = { md: createParser('md'), mdx: createParser('mdx') };
/** They look for an address at every letter, which makes the check of 500 pages a fifth slower: 10.1 against 8.2 s. */
const ADDRESS_PARSERS = {
  md: createParser('md', remarkBareAddresses),
  mdx: createParser('mdx', remarkBareAddresses),
};

/** What a text with a bare address holds, and now and then one without. */
const MAY_BE_ADDRESS = /www\.|https?:|\w@/i;
/** Where addresses are no bare ones: front matter, and the target of a link. */
const MARKED = /^---\n[\s\S]*?\n---\n|\]\([^)\s]*\)/g;

/**
 * Parses one content file.
 * @throws VFileMessage with line and column when MDX is malformed; ExcessError when it is nested too deeply
 */
export function parseSyntax(text: string, format: ContentFormat): Root {
  refuseExcess(text);
  const parsers = MAY_BE_ADDRESS.test(text.replace(MARKED, '')) ? ADDRESS_PARSERS : PARSERS;
  return parsers[format].parse(text);
}
