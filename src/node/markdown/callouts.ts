import type { Element } from 'hast';
import type { Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { closest } from '../../shared/suggest';
import { CALLOUT_KINDS } from './content-components';
import { element, report, text, walkMarkdown } from './tree';

/** Callout kinds of GitHub's alerts. */
const ALERT_KINDS: Readonly<Record<string, string>> = {
  note: 'info',
  tip: 'success',
  important: 'warning',
  warning: 'warning',
  caution: 'error',
};

/** Callout kinds of other documentation tools. */
const OTHER_TOOL_KINDS: typeof ALERT_KINDS = { ...ALERT_KINDS, caution: 'warning', danger: 'error' };

/**
 * Reports callouts that are unknown or never end, and lines that only look like a callout.
 * @param lines of the file
 */
export function checkCallout(node: Nodes, lines: readonly string[], file: VFile): void {
  if (node.type === 'paragraph' && startsWithColons(node)) {
    report(file, node, {
      rule: 'callout',
      what: 'A line starts with ":::" but is not a callout.',
      fix: 'Write ":::info" without a space, and one ":::" to end it. A callout around another needs more colons: "::::info".',
    });
  }
  if (node.type !== 'containerDirective') return;
  const { name } = node;
  const lastLine = lines[(node.position?.end.line ?? 0) - 1] ?? '';
  if (!CALLOUT_KINDS.includes(name)) {
    const near = OTHER_TOOL_KINDS[name] ?? closest(name, CALLOUT_KINDS);
    const list = CALLOUT_KINDS.map((kind) => `:::${kind}`).join(', ');
    const fix = near ? `Did you mean ":::${near}"?` : `Write one of: ${list}.`;
    report(file, node, { rule: 'callout', what: `":::${name}" is not a callout.`, fix });
  } else if (!/:::\s*$/.test(lastLine)) {
    const fix = 'Write ":::" on a separate line where it ends.';
    report(file, node, { rule: 'callout', what: `The callout ":::${name}" never ends.`, fix });
  }
}

/** Renders `:::kind[Title]` … `:::` as a box. Without a title, the kind is its label for screen readers. */
export function renderCallout(state: State, node: ContainerDirective): Element {
  const kind = CALLOUT_KINDS.includes(node.name) ? node.name : 'info';
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const name = kind.replace(/^./, (letter) => letter.toUpperCase());
  const className = [hasLabel ? 'MuiCallout-title' : 'visually-hidden'];
  const title = element('p', { className }, hasLabel ? state.all(first) : [text(name)]);
  const content = state.all({ ...node, children: hasLabel ? rest : node.children });
  const properties = { className: ['MuiCallout-root', `MuiCallout-${kind}`], role: 'note' };
  return element('div', properties, [title, ...content]);
}

/** The label of a callout is also a paragraph, with any content. */
function startsWithColons({ children: [first], data }: Paragraph): boolean {
  return data?.directiveLabel !== true && first?.type === 'text' && first.value.startsWith(':::');
}

/** First line of an alert, such as `[!NOTE]`. */
const ALERT = /^\[!(\w+)\][ \t]*(?:\n|$)/;

/** Turns GitHub alerts, which start with `> [!NOTE]`, into callouts, which start with `:::info`. */
export const remarkAlerts: Plugin<[], Root> = () => (tree, file) => {
  walkMarkdown(tree, (node) => {
    if (node.type !== 'blockquote') return;
    const [paragraph] = node.children;
    if (paragraph?.type !== 'paragraph') return;
    const [first] = paragraph.children;
    if (first?.type !== 'text') return;
    const [line, kind] = ALERT.exec(first.value) ?? [];
    if (line === undefined || kind === undefined) return;
    const name = ALERT_KINDS[kind.toLowerCase()];
    if (name === undefined) {
      report(file, node, {
        rule: 'callout',
        what: `"[!${kind}]" is not a kind of alert.`,
        fix: 'Write ":::info", the text, and ":::", each on its own line. GitHub\'s alerts are NOTE, TIP, IMPORTANT, WARNING, and CAUTION.',
      });
      return;
    }
    first.value = first.value.slice(line.length);
    if (first.value === '') paragraph.children.shift();
    if (paragraph.children.length === 0) node.children.shift();
    Object.assign(node, { type: 'containerDirective', name, attributes: {} });
  });
};
