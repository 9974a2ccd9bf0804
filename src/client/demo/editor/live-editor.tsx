import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { explainMinifiedError } from '../../../shared/error-code';
import { toAddress } from '../../../shared/site-address';
import type { MakeTailwindStylesheet } from '../../../shared/tailwind-stylesheet';
import { useTheme } from '../../settings/theme-provider';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import { announce } from '../../ui/announce';
import { readDraft, writeDraft } from '../../ui/safe-storage';
import {
  type CodeProblem,
  createEditor,
  type EditorOptions,
  findSyntaxError,
  findWrongTag,
  guardLoops,
  markLine,
} from './editor';
import { connectRunner, t } from './runner-client';
import { LOOP_GUARD } from './runner/protocol';

/** Touch screens have no Escape key. */
const LEAVE_HINT = window.matchMedia('(pointer: coarse)').matches ? 'leaveTouchHint' : 'leaveHint';

/** Pause in typing in ms after which the code runs. */
const RUN_DELAY = 150;
/** Delay before a problem is shown, in ms, because most are half-typed code. */
const PROBLEM_DELAY = 300;

interface LiveEditorProps extends Pick<
  LiveSessionOptions,
  'language' | 'extraFiles' | 'tailwindModule' | 'runnerUrl' | 'stage' | 'label'
> {
  /** Initial code. If it changes, the editor restarts. */
  source: string;
  /** Storage key of the draft, which replaces the initial code. */
  draft: string;
  /** True if the user just opened the editor. A restored editor does not get the focus. */
  takesFocus: boolean;
  /** Called after each change. */
  onEdit: () => void;
  onClose: () => void;
  /** The user wants the original code, so give the editor another key. */
  onReset: () => void;
}

/**
 * Editor of a demo's code, which runs it while the user types. Escape moves the focus to a button that starts editing.
 */
export function LiveEditor(props: LiveEditorProps): ReactNode {
  const { source, draft, takesFocus, onEdit, onClose, onReset, ...options } = props;
  const { language, runnerUrl, stage, label } = options;
  const { settings } = useTheme();
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const entrance = useRef<HTMLButtonElement>(null);
  const session = useRef<ReturnType<typeof startLiveSession>>(null);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [writing, setWriting] = useState(false);
  const [isChanged, setChanged] = useState(false);

  const start = useEffectEvent((parent: HTMLElement) => {
    const kept = readDraft(draft);
    if (isChanged && kept === null) announce(t('liveEdit.kept'), { shown: true });
    setChanged(kept !== null);
    return startLiveSession({
      ...options,
      parent,
      text: kept ?? source,
      describedBy: hintId,
      settings,
      onProblem: setProblem,
      onEdit(text) {
        writeDraft(draft, text === source ? null : text);
        setChanged(text !== source);
        onEdit();
      },
      onFocus: setWriting,
      onLeave: () => entrance.current?.focus(),
    });
  });
  useEffect(() => {
    if (!host.current) return undefined;
    const started = start(host.current);
    session.current = started;
    // After switching the variant in the toolbar, the focus stays there.
    if (takesFocus && document.activeElement === document.body) started.focus();
    return () => {
      started.end();
      setProblem(null);
    };
  }, [source, draft, language, runnerUrl, stage, takesFocus]);

  return (
    <>
      <style href="live-edit" precedence="medium">
        {LIVE_EDIT_STYLES}
      </style>
      <div role="group" aria-label={label} className="live-edit" data-unsent={isChanged ? '' : undefined}>
        <div ref={host} />
        <div className="live-edit-bar">
          <p className="live-edit-problem" role="alert" aria-live="polite">
            {problem && <Explanation problem={problem} />}
          </p>
          <div className="live-edit-controls">
            <p id={hintId} aria-live="polite">
              {writing ? t(`liveEdit.${LEAVE_HINT}`) : t('liveEdit.enterHint')}
            </p>
            <button ref={entrance} type="button" onClick={() => session.current?.focus()}>
              {t('liveEdit.enter')}
            </button>
            <button type="button" onClick={onReset}>
              {t('liveEdit.reset')}
            </button>
            <button type="button" onClick={onClose}>
              {t('liveEdit.close')}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}

interface LiveSessionOptions extends Omit<EditorOptions, 'onChange'> {
  /** Container of the editor. */
  parent: HTMLElement;
  /** Container of the result, next to the demo. Once it has the attribute `data-live-edit`, the demo is hidden. */
  stage: HTMLElement;
  runnerUrl: string;
  /** Files that the demo imports, by name. */
  extraFiles: Readonly<Record<string, string>>;
  /** URL of the Tailwind module, or null for code without Tailwind. */
  tailwindModule: string | null;
  settings: ThemeSettingsStore;
  onProblem: (problem: CodeProblem | null) => void;
  /** Called with the whole text after each change. */
  onEdit: (text: string) => void;
}

/** Starts an editing session, which runs the code and reports errors. */
function startLiveSession(options: LiveSessionOptions) {
  const { parent, stage, runnerUrl, settings, language } = options;
  const entry = `Demo.${language}`;
  const tailwind = options.tailwindModule === null ? null : loadTailwind(options.tailwindModule);
  let runTimer: number | undefined;
  let problemTimer: number | undefined;

  const showProblem = (problem: CodeProblem | null): void => {
    options.onProblem(problem);
    editor.dispatch({ effects: markLine.of(problem?.line ? { line: problem.line } : null) });
  };
  const reportProblem = (problem: CodeProblem): void => {
    window.clearTimeout(problemTimer);
    problemTimer = window.setTimeout(() => showProblem(problem), PROBLEM_DELAY);
  };
  const onRendered = (): void => {
    window.clearTimeout(problemTimer);
    stage.setAttribute('data-live-edit', 'running');
    showProblem(null);
  };
  const run = async (): Promise<void> => {
    const problem = findWrongTag(editor.state);
    if (problem) {
      // Answers to earlier runs would replace it.
      runner.skip();
      window.clearTimeout(problemTimer);
      return showProblem(problem);
    }
    const files = { ...options.extraFiles, [entry]: guardLoops(editor.state, LOOP_GUARD) };
    const makeStylesheet = await tailwind;
    const stylesheet = makeStylesheet?.(Object.values(files));
    return runner.run(stylesheet ? { ...files, 'stylesheet.css': stylesheet } : files, entry);
  };
  const onChange = (): void => {
    options.onEdit(editor.state.doc.toString());
    window.clearTimeout(runTimer);
    runTimer = window.setTimeout(() => void run(), RUN_DELAY);
  };

  const editor = createEditor(parent, { ...options, onChange });
  const runner = connectRunner(stage, runnerUrl, settings, {
    onRendered,
    onProblem: ({ message, line }) => reportProblem({ message, line: line ?? findSyntaxError(editor.state) }),
    onUnavailable: () => reportProblem({ message: t('liveEdit.unavailable'), line: null }),
  });
  void run();

  return {
    focus: () => editor.focus(),
    end(): void {
      window.clearTimeout(runTimer);
      window.clearTimeout(problemTimer);
      runner.close();
      stage.removeAttribute('data-live-edit');
      editor.destroy();
    },
  };
}

/** Loads Tailwind. Without it, the demo still runs. */
async function loadTailwind(url: string): Promise<MakeTailwindStylesheet> {
  try {
    const module = (await import(/* webpackIgnore: true */ toAddress(url))) as {
      tailwind: Promise<MakeTailwindStylesheet>;
    };
    return await module.tailwind;
  } catch {
    return () => '';
  }
}

/** Explains an error in words, because production errors are numbers. */
function Explanation({ problem: { message, line } }: { problem: CodeProblem }): ReactNode {
  const minified = explainMinifiedError(message);
  const text = minified?.message ?? message;
  return (
    <>
      {line === null ? text : t('liveEdit.problem', { line, message: text })}{' '}
      {minified && <a href={minified.href}>{t('liveEdit.explained')}</a>}
    </>
  );
}

/**
 * Styles of the editor and its result. They are not in a stylesheet, because every page would load it. On phones, the bar is
 * above the mark of saved pages (`.copy-mark`). The frame of the result has space for menus and dialogs, and is clipped to
 * its content until one opens. So the page below stays clickable, and nothing moves.
 */
const LIVE_EDIT_STYLES = `
.demo .demo-stage:has(.live-edit-result){overflow:visible}
.demo-edit-stage:not([data-live-edit],:empty){position:absolute;inset:0;padding:inherit;visibility:hidden;pointer-events:none}
.live-edit-result{--result-height:0px;position:relative;width:100%;height:calc(var(--result-height) - 32px)}
.live-edit-result iframe{position:absolute;top:-16px;left:-16px;width:calc(100% + 32px);height:max(var(--result-height), 480px);border:0;clip-path:inset(0 0 calc(100% - var(--result-height)) 0)}
.live-edit-overlay{z-index:2}
.live-edit-overlay iframe{clip-path:none}
.live-edit{position:relative;direction:ltr;border-radius:0 0 calc(var(--docs-shape-borderRadius) - 1px) calc(var(--docs-shape-borderRadius) - 1px)}
.live-edit-bar{position:sticky;bottom:0;border-top:1px solid hsl(210, 14%, 18%);border-radius:inherit;background:hsl(210, 22%, 13%);color:hsl(210, 20%, 82%);font-size:0.8125rem;overflow:hidden}
.live-edit-controls{display:flex;flex-wrap:wrap;gap:4px 8px;align-items:center;min-height:44px;padding:4px 8px 4px 20px}
.live-edit-controls p{flex:1 1 200px;margin:0}
.live-edit-bar button{padding:4px 10px;border:1px solid hsl(210, 14%, 30%);border-radius:var(--docs-radius-control);background:hsl(210, 22%, 16%);color:hsl(210, 20%, 92%);font:500 0.75rem var(--docs-font-text);cursor:pointer}
.live-edit-bar button:hover{background:hsl(210, 22%, 24%)}
.live-edit-bar button:focus-visible{outline:2px solid hsl(210, 100%, 70%);outline-offset:2px}
@media (max-width:599px){.live-edit-bar{z-index:1060}.live-edit-controls p{flex-basis:100%}}
@media (pointer:coarse){.live-edit-bar button{min-height:44px}.live-edit .cm-scroller{font-size:1rem}}
.live-edit-problem{max-height:30vh;overflow:auto;margin:0;padding:8px 20px;background:hsl(350, 60%, 22%);color:hsl(350, 100%, 94%);font:0.8125rem/1.5 var(--docs-font-mono);white-space:pre-wrap;overflow-wrap:anywhere}
.live-edit-problem a{color:inherit}
.live-edit-problem:empty{display:none}
`;
