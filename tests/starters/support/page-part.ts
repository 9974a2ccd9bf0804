import type { Nodes, Root } from 'mdast';
import { parseFenceInfo, PACKAGE_MANAGER_LABEL } from '../../../src/node/markdown/code-block';
import { createHeadingIds } from '../../../src/node/markdown/rehype-headings';
import { parseSyntax } from '../../../src/node/markdown/syntax';
import { walkMarkdown } from '../../../src/node/markdown/tree';

/** What a reader takes over from one section of a page. */
export interface PagePart {
  /** Lines of its shell blocks. */
  commands: readonly string[];
  /** Code of its blocks with a title, by title, such as `src/theme.ts`. */
  files: ReadonlyMap<string, string>;
}

/**
 * Reads a section of a page with its subsections.
 * @param section id of its heading
 * @param tab label of the code tab to read. Ignores other tabs.
 * @throws if there is no such section, if it has no code, or if two of its blocks are the same file
 */
export function readPagePart(text: string, section: string, tab: string | null = null): PagePart {
  const commands: string[] = [];
  const files = new Map<string, string>();
  for (const node of sectionNodes(parseSyntax(text), section)) {
    walkMarkdown(node, (part) => {
      if (part.type !== 'code') return;
      const { language, title, label } = parseFenceInfo(part.lang, part.meta);
      if (![null, '', PACKAGE_MANAGER_LABEL, tab].includes(label)) return;
      // A diff only shows changes in a file that is elsewhere.
      if (language === 'diff') return;
      if (title !== null) {
        if (files.has(title)) throw new Error(`The section "${section}" has two files "${title}".`);
        files.set(title, `${part.value}\n`);
      } else if (language === 'bash') {
        commands.push(...part.value.split('\n').map((line) => line.replace(/^\$ /, '')));
      }
    });
  }
  if (commands.length + files.size === 0)
    throw new Error(`The section "${section}" has nothing to take over.`);
  return { commands, files };
}

/** Nodes between a heading and the next one of its depth. */
function sectionNodes({ children }: Root, section: string): Nodes[] {
  const nextId = createHeadingIds();
  const headings = children.flatMap((node, index) =>
    node.type === 'heading' ? [{ id: nextId(textOf(node)), depth: node.depth, index }] : [],
  );
  const start = headings.find(({ id }) => id === section);
  if (!start) throw new Error(`No heading has the id "${section}".`);
  const end = headings.find(({ index, depth }) => index > start.index && depth <= start.depth);
  return children.slice(start.index, end?.index);
}

function textOf(heading: Nodes): string {
  let text = '';
  walkMarkdown(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}
