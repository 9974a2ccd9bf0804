import type { Element } from 'hast';
import type { Nodes, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import { closest } from '../../shared/suggest';
import { CALLOUT_KINDS } from './content-components';
import type { ProblemCollector } from './problems';
import { element, text } from './tree';

/** Names of callouts in other documentation tools. */
const FOREIGN_KINDS: Readonly<Record<string, string>> = {
  caution: 'warning',
  danger: 'error',
  important: 'warning',
  note: 'info',
  tip: 'success',
};

/**
 * Reports callouts that are unknown or never end, and lines that only look like a callout.
 * @param lines of the file
 */
export function checkCallout(node: Nodes, lines: readonly string[], report: ProblemCollector): void {
  if (node.type === 'paragraph' && startsWithColons(node)) {
    report.add(node, {
      rule: 'callout',
      what: 'A line starts with ":::" but is not a callout.',
      fix: 'Write ":::info" without a space, and one ":::" to end it. A callout around another needs more colons: "::::info".',
    });
  }
  if (node.type !== 'containerDirective') return;
  const { name } = node;
  const lastLine = lines[(node.position?.end.line ?? 0) - 1] ?? '';
  if (!isKind(name)) {
    const near = FOREIGN_KINDS[name] ?? closest(name, CALLOUT_KINDS);
    const list = CALLOUT_KINDS.map((kind) => `:::${kind}`).join(', ');
    const fix = near ? `Did you mean ":::${near}"?` : `Write one of: ${list}.`;
    report.add(node, { rule: 'callout', what: `":::${name}" is not a callout.`, fix });
  } else if (!/:::\s*$/.test(lastLine)) {
    const fix = 'Write ":::" on a line of its own where it ends.';
    report.add(node, { rule: 'callout', what: `The callout ":::${name}" never ends.`, fix });
  }
}

/** Renders `:::kind[Title]` … `:::` as a box. Without a title, the kind is its label for screen readers. */
export function renderCallout(state: State, node: ContainerDirective): Element {
  const kind = isKind(node.name) ? node.name : 'info';
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const name = kind.replace(/^./, (letter) => letter.toUpperCase());
  const className = [hasLabel ? 'MuiCallout-title' : 'visually-hidden'];
  const title = element('p', { className }, hasLabel ? state.all(first) : [text(name)]);
  const content = state.all({ ...node, children: hasLabel ? rest : node.children });
  const properties = { className: ['MuiCallout-root', `MuiCallout-${kind}`], role: 'note' };
  return element('div', properties, [title, ...content]);
}

function isKind(name: string): boolean {
  return CALLOUT_KINDS.some((kind) => kind === name);
}

/** The label of a callout is also a paragraph, with any content. */
function startsWithColons({ children: [first], data }: Paragraph): boolean {
  return data?.directiveLabel !== true && first?.type === 'text' && first.value.startsWith(':::');
}
