import type { Heading, Nodes, Root } from 'mdast';
// Declares `hProperties`.
import type {} from 'mdast-util-to-hast';
import { unified } from 'unified';
import { parseFenceInfo, PACKAGE_MANAGER_LABEL } from '../../../src/node/markdown/code-block';
import { createHeadingIds } from '../../../src/node/markdown/rehype-headings';
import { parseSyntax, remarkHeadingIds } from '../../../src/node/markdown/syntax';
import { walkMarkdown } from '../../../src/node/markdown/tree';

/** What a reader takes over from one section of a page. */
export interface PagePart {
  /** Lines of its shell blocks. */
  commands: readonly string[];
  /** Code of its blocks with a title, by title, such as `src/theme.ts`. */
  files: ReadonlyMap<string, string>;
  /** Its diffs with a title, in order. Only `Project.follow` applies them. */
  changes: readonly Change[];
}

/** A diff of a file that an earlier part has written. */
export interface Change {
  file: string;
  diff: string;
}

/**
 * Reads a section of a page with its subsections.
 * @param section id of its heading, or null for the whole page
 * @param tab label of the code tab to read. Ignores other tabs.
 * @throws if there is no such section, if it has no code, or if two of its blocks are the same file
 */
export function readPagePart(text: string, section: string | null, tab: string | null = null): PagePart {
  const commands: string[] = [];
  const files = new Map<string, string>();
  const changes: Change[] = [];
  const place = section === null ? 'The page' : `The section "${section}"`;
  const root = unified().use(remarkHeadingIds).runSync(parseSyntax(text));
  for (const node of section === null ? root.children : sectionNodes(root, section)) {
    walkMarkdown(node, (part) => {
      if (part.type !== 'code') return;
      const { language, title, label } = parseFenceInfo(part.lang, part.meta);
      if (![null, '', PACKAGE_MANAGER_LABEL, tab].includes(label)) return;
      if (language === 'diff') {
        if (title !== null) changes.push({ file: title, diff: part.value });
        return;
      }
      if (title !== null) {
        if (files.has(title)) throw new Error(`${place} has two files "${title}".`);
        files.set(title, `${part.value}\n`);
      } else if (language === 'bash') {
        commands.push(...part.value.split('\n').map((line) => line.replace(/^\$ /, '')));
      }
    });
  }
  if (commands.length + files.size + changes.length === 0)
    throw new Error(`${place} has nothing to take over.`);
  return { commands, files, changes };
}

/** Nodes between a heading and the next one of its depth. */
function sectionNodes({ children }: Root, section: string): Nodes[] {
  const nextId = createHeadingIds();
  const headings = children.flatMap((node, index) =>
    node.type === 'heading' ? [{ id: idOf(node) ?? nextId(textOf(node)), depth: node.depth, index }] : [],
  );
  const start = headings.find(({ id }) => id === section);
  if (!start) throw new Error(`No heading has the id "${section}".`);
  const end = headings.find(({ index, depth }) => index > start.index && depth <= start.depth);
  return children.slice(start.index, end?.index);
}

/** The id in a heading such as `## Title {#id}`. */
function idOf({ data }: Heading): string | undefined {
  const id = data?.hProperties?.['id'];
  return typeof id === 'string' ? id : undefined;
}

function textOf(heading: Nodes): string {
  let text = '';
  walkMarkdown(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}
