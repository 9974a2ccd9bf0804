import { ensureSyntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';

/** An error in the edited code. */
export interface CodeProblem {
  message: string;
  /** Starts at 1. Null if it is unknown. */
  line: number | null;
}

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** Time limit for parsing the code, in ms. After it, the runner reports errors. */
const PATIENCE = 25;

const tree = (state: EditorState): Tree | null => ensureSyntaxTree(state, state.doc.length, PATIENCE);

/** Finds the first closing tag that does not match, which the compiler would accept. */
export function findWrongTag(state: EditorState): CodeProblem | null {
  return findFirst(state, ({ name, node }) => (name === 'JSXElement' ? compareTags(state, node) : null));
}

/** Line of the first place that the editor's parser does not understand. */
export function findSyntaxError(state: EditorState): number | null {
  const position = findFirst(state, ({ type, from }) => (type.isError ? from : null));
  return position === null ? null : state.doc.lineAt(position).number;
}

/** Adds a call of `guard` to each loop, because an unfinished loop is often endless. Line numbers stay the same. */
export function guardLoops(state: EditorState, guard: string): string {
  const insertions: { at: number; text: string }[] = [];
  tree(state)?.iterate({
    enter({ name, node }) {
      const body = name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild;
      if (!LOOPS.has(name) || !body || body.type.isError) return;
      insertions.push({ at: body.from, text: `{${guard}();` }, { at: body.to, text: '}' });
    },
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), state.doc.toString());
}

/** The first thing that is found, from the outside in. */
function findFirst<Found>(state: EditorState, look: (node: SyntaxNodeRef) => Found | null): Found | null {
  let found: Found | null = null;
  tree(state)?.iterate({
    enter(node) {
      found ??= look(node);
      return found === null;
    },
  });
  return found;
}

function compareTags(state: EditorState, element: SyntaxNode): CodeProblem | null {
  const open = element.firstChild;
  const close = element.lastChild;
  if (!open || close?.name !== 'JSXCloseTag') return null;
  const expected = tagName(state, open);
  const found = tagName(state, close);
  if (expected === found) return null;
  return {
    message: `Expected the closing tag </${expected}>, found </${found}>.`,
    line: state.doc.lineAt(close.from).number,
  };
}

/** The name follows `<` or `</`. A fragment has none. */
function tagName(state: EditorState, tag: SyntaxNode): string {
  const name = tag.firstChild?.nextSibling;
  return name && !name.name.startsWith('JSXEndTag') ? state.sliceDoc(name.from, name.to) : '';
}
