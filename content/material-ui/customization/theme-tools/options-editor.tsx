import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import {
  defaultKeymap,
  editorBasics,
  EditorView,
  historyKeymap,
  keymap,
  lineNumbers,
  markLine,
  typescriptLanguage,
  WidgetType,
} from 'docs/ui/editor';
import {
  checkOptions,
  type LiteralObject,
  type OptionsProblem,
} from './check-options';
import { readOptions, type Skipped } from './read-options';

/** Result of parsing the text. It is options or an error, or nothing if the text is empty. */
export interface OptionsReading {
  text: string;
  options: LiteralObject | null;
  skipped: readonly Skipped[];
  problem: OptionsProblem | null;
}

export interface OptionsEditorProps {
  /** Accessible name. */
  label: string;
  /** Initial text. */
  text: string;
  onRead: (reading: OptionsReading) => void;
}

/** Debounce time for parsing, in ms, because half-typed code has errors. */
const PAUSE = 250;

/** Editor for the options of `createTheme`, which shows errors at their line. Tab moves the focus in and out. */
export default function OptionsEditor({
  label,
  text,
  onRead,
}: OptionsEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<OptionsProblem | null>(null);
  const read = useEffectEvent((view: EditorView) => {
    const reading = interpret(view.state.doc.toString());
    const { problem: found } = reading;
    const mark = found?.line
      ? { line: found.line, below: new Message(found.message) }
      : null;
    view.dispatch({ effects: markLine.of(mark) });
    setProblem(found);
    onRead(reading);
  });
  const start = useEffectEvent((parent: HTMLElement) => {
    let timer = 0;
    const view = new EditorView({
      parent,
      doc: text,
      extensions: [
        typescriptLanguage,
        lineNumbers(),
        EditorView.lineWrapping,
        editorBasics,
        keymap.of([...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of(({ docChanged }) => {
          if (!docChanged) return;
          window.clearTimeout(timer);
          timer = window.setTimeout(() => read(view), PAUSE);
        }),
      ],
    });
    if (text.trim() !== '') read(view);
    return () => {
      window.clearTimeout(timer);
      view.destroy();
    };
  });
  useEffect(() => (host.current ? start(host.current) : undefined), []);
  return (
    <>
      <style href="options-editor" precedence="medium">
        {EDITOR_STYLES}
      </style>
      <div ref={host} dir="ltr" className="options-editor" />
      <p role="status" className="options-problem">
        {problem && (
          <>
            {problem.line !== null && <strong>Line {problem.line}: </strong>}
            {problem.message}{' '}
            {problem.href && <a href={problem.href}>Read the whole message</a>}
          </>
        )}
      </p>
    </>
  );
}

/** Parses a text and validates it with the library. */
export function interpret(text: string): OptionsReading {
  const nothing = { text, options: null, skipped: [], problem: null };
  if (text.trim() === '') return nothing;
  const read = readOptions(text);
  if ('message' in read) return { ...nothing, problem: read };
  const problem = checkOptions(read.options, read.lineOf);
  return {
    text,
    options: problem ? null : read.options,
    skipped: read.skipped,
    problem,
  };
}

/** Styles of the options editor. They are not in a stylesheet, because every page would load it. */
const EDITOR_STYLES = `
.options-editor{border-radius:var(--docs-radius-control);overflow:hidden;background:var(--docs-code-background)}
.options-editor .cm-editor{height:260px;border:0}
.options-editor .cm-scroller{max-height:none}
.options-editor .cm-gutters{border:0;background:var(--docs-code-background);color:hsl(210, 12%, 62%)}
.options-editor .cm-gutterElement{padding:0 4px 0 14px}
.options-editor .cm-line{padding:0 12px}
.options-editor .wrong-line-message{padding:4px 12px;border-inline-start:3px solid hsl(350, 90%, 72%);background:hsl(350, 60%, 20%);color:hsl(350, 100%, 94%);font-family:var(--docs-font-text);font-size:0.8125rem;white-space:normal}
.options-problem{max-width:none!important;min-height:1.6em;margin:8px 0 0!important;font-size:0.875rem}
@media (pointer:coarse){.options-editor .cm-scroller{font-size:1rem}}
@media (forced-colors:active){.options-editor{border:1px solid}.options-editor .wrong-line{outline:1px solid Mark}}
`;

class Message extends WidgetType {
  readonly #text: string;

  constructor(text: string) {
    super();
    this.#text = text;
  }

  override eq(other: Message): boolean {
    return other.#text === this.#text;
  }

  override toDOM(): HTMLElement {
    const element = document.createElement('div');
    element.className = 'wrong-line-message';
    // Screen readers get the message from the status below the editor.
    element.setAttribute('aria-hidden', 'true');
    element.textContent = this.#text;
    return element;
  }
}
