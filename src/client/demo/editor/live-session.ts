import { toAddress } from '../../../shared/site-address';
import type { MakeTailwindStylesheet } from '../../../shared/tailwind-stylesheet';
import type { ThemeSettingsStore } from '../../settings/theme-settings';
import type { CodeProblem } from './code-checks';
import { createEditor, type EditorOptions } from './editor';
import { connectRunner } from './runner-client';

/** Pause in typing in ms after which the code runs. */
const RUN_DELAY = 150;
/** Delay before a problem is shown, in ms, because most are half-typed code. */
const PROBLEM_DELAY = 300;

export interface LiveSessionOptions extends Omit<EditorOptions, 'onChange'> {
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

/** An editor with a runner for its code. */
export type LiveSession = ReturnType<typeof startLiveSession>;

/** Starts an editing session, which runs the code and reports errors. */
export function startLiveSession(options: LiveSessionOptions) {
  const { parent, stage, runnerUrl, settings, language } = options;
  const entry = `Demo.${language}`;
  let makeStylesheet: MakeTailwindStylesheet | null = null;
  let isOver = false;
  let runTimer: number | undefined;
  let problemTimer: number | undefined;

  const tell = (problem: CodeProblem | null): void => {
    window.clearTimeout(problemTimer);
    const show = (): void => {
      options.onProblem(problem);
      editor.mark(problem?.line ?? null);
    };
    if (problem) problemTimer = window.setTimeout(show, PROBLEM_DELAY);
    else show();
  };
  const run = (): void => {
    const problem = editor.problem();
    if (problem) return tell(problem);
    const files = { ...options.extraFiles, [entry]: editor.code() };
    const stylesheet = makeStylesheet?.(Object.values(files));
    runner.run(stylesheet ? { ...files, 'stylesheet.css': stylesheet } : files, entry);
  };
  const onChange = (): void => {
    options.onEdit(editor.text());
    window.clearTimeout(runTimer);
    runTimer = window.setTimeout(run, RUN_DELAY);
  };

  const editor = createEditor(parent, { ...options, onChange });
  const runner = connectRunner(stage, runnerUrl, settings, {
    onRendered() {
      stage.setAttribute('data-live-edit', 'running');
      tell(null);
    },
    onProblem: ({ message, line }) => tell({ message, line: line ?? editor.syntaxErrorLine() }),
    onFailure: (message) => tell({ message, line: null }),
  });
  if (options.tailwindModule === null) run();
  else
    void loadTailwind(options.tailwindModule).then((loaded) => {
      makeStylesheet = loaded;
      if (!isOver) run();
    });

  return {
    focus: editor.focus,
    end(): void {
      isOver = true;
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
