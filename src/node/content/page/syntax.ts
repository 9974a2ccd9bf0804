import { directive } from 'micromark-extension-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
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

const PARSERS = {
  md: unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkContainers),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm).use(remarkContainers),
};

/**
 * Parses one content file.
 * @throws VFileMessage with line and column when MDX is malformed; ExcessError when it is nested too deeply
 */
export function parseSyntax(text: string, format: ContentFormat): Root {
  refuseExcess(text);
  return PARSERS[format].parse(text);
}
