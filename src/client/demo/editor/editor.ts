import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { ensureSyntaxTree, indentOnInput, indentUnit, syntaxHighlighting } from '@codemirror/language';
import { type ChangeSpec, EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, keymap, type WidgetType } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef, Tree } from '@lezer/common';
import { tagHighlighter, tags } from '@lezer/highlight';

/** Languages of demos. */
const LANGUAGES = { tsx: tsxLanguage, jsx: jsxLanguage };

export interface EditorOptions {
  text: string;
  language: keyof typeof LANGUAGES;
  /** Accessible name. */
  label: string;
  /** Id of the element that explains how to leave. */
  describedBy: string;
  onChange: () => void;
  onFocus: (focused: boolean) => void;
  /** Called when the user leaves the editor with the keyboard. */
  onLeave: () => void;
}

/** Puts a code editor into `parent`. */
export function createEditor(parent: HTMLElement, options: EditorOptions): EditorView {
  const { text, language, label, describedBy, onChange, onFocus, onLeave } = options;
  const leave = (): boolean => {
    onLeave();
    return true;
  };
  const extensions = [
    LANGUAGES[language],
    editorBasics,
    keymap.of([{ key: 'Escape', run: leave }, indentWithTab, ...historyKeymap, ...defaultKeymap]),
    // The editor is not a Tab stop, because Tab indents in it and would trap keyboard users.
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      tabindex: '-1',
    }),
    EditorView.updateListener.of(({ docChanged, focusChanged, view }) => {
      if (docChanged) onChange();
      if (focusChanged) onFocus(view.hasFocus);
    }),
  ];
  return new EditorView({ parent, doc: text, extensions });
}

/** A line with an error, and what is shown below it. */
interface LineMark {
  line: number;
  below?: WidgetType;
}

/** Marks a line, and no other. */
export const markLine = StateEffect.define<LineMark | null>();

const MARK = Decoration.line({ class: 'wrong-line' });

const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const asked = effects.find((effect) => effect.is(markLine));
    if (!asked) return marks.map(changes);
    const mark: LineMark | null = asked.value;
    if (!mark || mark.line > state.doc.lines) return Decoration.none;
    const { from, to } = state.doc.line(mark.line);
    const line = MARK.range(from);
    if (!mark.below) return Decoration.set(line);
    return Decoration.set([line, Decoration.widget({ widget: mark.below, block: true, side: 1 }).range(to)]);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Uses the classes of the site's static code, so the same stylesheet applies. Punctuation has no class, because more
 * elements slow down typing.
 */
const PRISM_CLASSES = tagHighlighter([
  { tag: tags.comment, class: 'token comment' },
  { tag: [tags.keyword, tags.modifier, tags.self, tags.null, tags.atom], class: 'token keyword' },
  { tag: [tags.string, tags.special(tags.string)], class: 'token string' },
  { tag: tags.attributeValue, class: 'token attr-value' },
  { tag: tags.attributeName, class: 'token attr-name' },
  { tag: [tags.number, tags.bool], class: 'token number' },
  { tag: tags.regexp, class: 'token regex' },
  { tag: tags.standard(tags.tagName), class: 'token tag' },
  { tag: [tags.tagName, tags.className, tags.typeName], class: 'token class-name' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'token function' },
  { tag: tags.definition(tags.propertyName), class: 'token property' },
]);

/** Has the same size as the static code, so opening the editor moves nothing. */
const MEASURES = EditorView.theme(
  {
    '&': {
      borderTop: '1px solid hsl(210, 14%, 18%)',
      background: 'var(--docs-code-background)',
      color: 'hsl(60, 30%, 96%)',
    },
    '&.cm-focused': { outline: 'none' },
    '&.cm-focused > .cm-scroller': { outline: '2px solid hsl(210, 100%, 70%)', outlineOffset: '-2px' },
    '.cm-scroller': {
      maxHeight: 'calc(min(68vh, 1000px) - 1px)',
      fontFamily: 'var(--docs-font-mono)',
      fontSize: '0.875rem',
      lineHeight: '1.55',
      scrollbarWidth: 'thin',
      scrollbarColor: 'hsl(210, 14%, 35%) transparent',
    },
    '.cm-content': { padding: '16px 0', caretColor: '#fff' },
    '.cm-line': { padding: '0 20px' },
    '.cm-line.wrong-line': { background: 'hsl(350, 60%, 30%, 0.55)' },
    '.cm-content ::selection': { background: 'hsl(210, 60%, 35%)' },
  },
  { dark: true },
);

/** Height of the header of the page, and some room, in px. */
const TOP = 64;
/** Room between the caret and the bar below the code, in px. */
const ROOM = 12;

/** The bar below the code, which can cover a part of it. */
function barOf({ dom }: EditorView): HTMLElement | null {
  return dom.closest('.live-edit')?.querySelector('.live-edit-bar') ?? null;
}

/** CodeMirror does not scroll the page if the code cannot scroll, so the cursor could stay under the bar. */
const scrollFromUnderBar = EditorView.scrollHandler.of((view, { head }) => {
  view.requestMeasure({
    read: () => {
      const caret = view.coordsAtPos(head);
      const bar = barOf(view)?.getBoundingClientRect();
      return caret && bar ? caret.bottom + ROOM - bar.top : 0;
    },
    write: (hidden) => {
      if (hidden > 0) window.scrollBy(0, hidden);
    },
  });
  return false;
});

/** What the editors of demos and of theme options have in common. */
export const editorBasics: Extension = [
  history(),
  indentOnInput(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  markedLine,
  syntaxHighlighting(PRISM_CLASSES),
  MEASURES,
  EditorView.scrollMargins.of((view) => ({ top: TOP, bottom: (barOf(view)?.offsetHeight ?? 0) + ROOM })),
  scrollFromUnderBar,
];

/** An error in the edited code. */
export interface CodeProblem {
  message: string;
  /** Starts at 1. Null if it is unknown. */
  line: number | null;
}

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** Time limit for parsing the code, in ms. After it, the runner reports errors. */
const PARSE_TIMEOUT = 25;

const tree = (state: EditorState): Tree | null => ensureSyntaxTree(state, state.doc.length, PARSE_TIMEOUT);

/** Finds the first closing tag that does not match, which the compiler would accept. */
export function findWrongTag(state: EditorState): CodeProblem | null {
  return findFirst(tree(state), ({ name, node }) =>
    name === 'JSXElement' ? compareTags(state, node) : null,
  );
}

/** Line of the first place that the editor's parser does not understand. */
export function findSyntaxError(state: EditorState): number | null {
  const position = findFirst(tree(state), ({ type, from }) => (type.isError ? from : null));
  return position === null ? null : state.doc.lineAt(position).number;
}

/** Adds a call of `guard` to each loop, because an unfinished loop is often endless. Line numbers stay the same. */
export function guardLoops(state: EditorState, guard: string): string {
  const insertions: ChangeSpec[] = [];
  tree(state)?.iterate({
    enter({ name, node }) {
      if (!LOOPS.has(name)) return;
      const body = node.getChild('Statement');
      if (!body || body.type.isError) return;
      insertions.push({ from: body.from, insert: `{${guard}();` }, { from: body.to, insert: '}' });
    },
  });
  return state.changes(insertions).apply(state.doc).toString();
}

/** The first thing that is found in code, from the outside in. */
export function findFirst<Found>(
  syntax: Tree | null,
  look: (node: SyntaxNodeRef) => Found | null,
): Found | null {
  let found: Found | null = null;
  syntax?.iterate({
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
