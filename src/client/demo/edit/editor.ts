import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { jsxLanguage, tsxLanguage } from '@codemirror/lang-javascript';
import { indentOnInput, indentUnit } from '@codemirror/language';
import { EditorState, StateEffect, StateField, type Extension } from '@codemirror/state';
import { Decoration, EditorView, keymap, type DecorationSet } from '@codemirror/view';
import { findSyntaxError, findWrongTag, guardLoops } from './code-checks';
import { editorAppearance } from './editor-appearance';
import { LOOP_GUARD } from './runner/protocol';

/** Languages of demos. */
type EditorLanguage = 'tsx' | 'jsx';

export interface EditorOptions {
  text: string;
  language: EditorLanguage;
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
export function createEditor(parent: HTMLElement, options: EditorOptions) {
  const state = createState(options.text, options.language, editorExtensions(options));
  const view = new EditorView({ parent, state });
  return {
    /** The text as it is written. */
    text: () => view.state.doc.toString(),
    /** The code with loop guards, ready to run. */
    code: () => guardLoops(view.state, LOOP_GUARD),
    focus: () => view.focus(),
    /** Error that the editor itself finds. Null does not mean that the code runs. */
    problem: () => findWrongTag(view.state),
    /** Line of the first place it does not understand. */
    syntaxErrorLine: () => findSyntaxError(view.state),
    mark: (line: number | null) => view.dispatch({ effects: markLine.of(line) }),
    destroy: () => view.destroy(),
  };
}

function editorExtensions({ label, describedBy, ...handlers }: EditorOptions): Extension {
  const leave = (): boolean => {
    handlers.onLeave();
    return true;
  };
  return [
    history(),
    indentOnInput(),
    indentUnit.of('  '),
    EditorState.tabSize.of(2),
    wrongLine,
    editorAppearance,
    keymap.of([{ key: 'Escape', run: leave }, indentWithTab, ...historyKeymap, ...defaultKeymap]),
    // The editor is not a Tab stop, because Tab indents in it and would trap keyboard users.
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      tabindex: '-1',
    }),
    EditorView.updateListener.of(({ docChanged, focusChanged, view }) => {
      if (docChanged) handlers.onChange();
      if (focusChanged) handlers.onFocus(view.hasFocus);
    }),
  ];
}

/** Editor state with the language of the code. */
export function createState(text: string, language: EditorLanguage, extensions: Extension = []): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [language === 'tsx' ? tsxLanguage : jsxLanguage, extensions],
  });
}

/** Marks the line with this number, and no other. */
const markLine = StateEffect.define<number | null>();

const MARK = Decoration.line({ class: 'live-edit-wrong' });

/** Marks the line with an error. */
const wrongLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, { changes, effects, state }) {
    const asked = effects.find((effect) => effect.is(markLine));
    if (!asked) return marks.map(changes);
    const line: number | null = asked.value;
    if (line === null || line > state.doc.lines) return Decoration.none;
    return Decoration.set(MARK.range(state.doc.line(line).from));
  },
  provide: (field) => EditorView.decorations.from(field),
});
