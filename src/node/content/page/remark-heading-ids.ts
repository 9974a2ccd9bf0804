import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { report } from './problems';
import { walkMarkdown } from './tree';

const HEADING = /^(#{1,6} .*)\{(#[^\s{}]*)\}[ \t]*$/gm;
/** Private characters instead of the braces. MDX would parse `{#id}` as an expression, which is invalid. */
const [OPEN, CLOSE] = ['\ue000', '\ue001'];
const MARKED = new RegExp(`\\s*${OPEN}#(.*)${CLOSE}\\s*$`);
const ID = /^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u;

/** Hides `{#id}` of headings from the MDX parser. The text keeps its length, so positions stay the same. */
export function hideHeadingIds(text: string): string {
  return text.replace(HEADING, (line: string, start: string, id: string) =>
    `${start}${OPEN}${id}${CLOSE}`.padEnd(line.length),
  );
}

/** Shows `{#id}` again where it was not in a heading, such as in code. */
export function restoreHeadingIds(tree: Root): Root {
  walkMarkdown(tree, (node) => {
    if ('value' in node && node.value.includes(OPEN) && node.type !== 'text')
      node.value = node.value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}');
  });
  return tree;
}

/** Sets the id of headings that end with one, such as `## Title {#my-id}`. */
export const remarkHeadingIds: Plugin<[], Root> = () => (tree, file) => {
  walkMarkdown(tree, (node) => {
    const last = node.type === 'heading' ? node.children.at(-1) : undefined;
    const id = last?.type === 'text' ? MARKED.exec(last.value)?.[1] : undefined;
    if (node.type !== 'heading' || last?.type !== 'text' || id === undefined) return;
    last.value = last.value.replace(MARKED, '');
    if (ID.test(id)) node.data = { ...node.data, hProperties: { id } };
    else
      report(file, node, {
        rule: 'heading-id',
        what: `"{#${id}}" is not an id.`,
        fix: 'Use letters, digits, and hyphens, such as {#my-id}.',
      });
  });
};
