import type { ThemeSettingsStore } from '../../ui/theme/theme-settings';
import type { MakeTailwindStylesheet } from '../../../shared/demo/tailwind-stylesheet';
import { createEditor, type Editor, type EditorOptions } from './editor';
import type { CodeProblem } from './problem';
import { loadTailwind } from './load-tailwind';
import { createResultSlot } from './result-slot';
import { connectRunner } from './runner-client';

/** Pause in typing in ms after which the code runs. */
const RUN_DELAY = 150;
/** A problem is shown when it has lasted this many ms: most are just half-typed code. */
const PROBLEM_DELAY = 300;

export interface LiveSessionOptions extends Omit<EditorOptions, 'onChange'> {
  /** Element that takes the editor. */
  parent: HTMLElement;
  /** Element that takes the result. */
  stage: HTMLElement;
  runnerUrl: string;
  resultTitle: string;
  /** Files that the demo imports, by name. */
  extraFiles: Readonly<Record<string, string>>;
  /** Address of Tailwind, for code that is styled with it; null for any other. */
  tailwindModule: string | null;
  settings: ThemeSettingsStore;
  stuckMessage: string;
  unavailableMessage: string;
  onProblem: (problem: CodeProblem | null) => void;
  /** Hears of every change, with all of the text. */
  onEdit: (text: string) => void;
}

/** An editor and a runner that shows what is written in it. */
export interface LiveSession extends Pick<Editor, 'focus'> {
  end(): void;
}

/** Starts to edit: what is written runs, and what is wrong with it is told. */
export function startLiveSession(options: LiveSessionOptions): LiveSession {
  const { parent, stage, runnerUrl, resultTitle, settings, language } = options;
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
    if (problem) {
      tell(problem);
      return;
    }
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
  const slot = createResultSlot(stage);
  const runner = connectRunner(slot, runnerUrl, resultTitle, {
    onRendered() {
      stage.setAttribute('data-live-edit', 'running');
      tell(null);
    },
    onProblem: ({ message, line }) => tell({ message, line: line ?? editor.syntaxErrorLine() }),
    onStuck: () => tell({ message: options.stuckMessage, line: null }),
    onUnavailable: () => tell({ message: options.unavailableMessage, line: null }),
  });
  const follow = (): void => runner.apply(settings.get());
  const unfollow = settings.subscribe(follow);
  follow();
  if (options.tailwindModule === null) run();
  else
    void loadTailwind(options.tailwindModule).then((loaded) => {
      makeStylesheet = loaded;
      if (!isOver) run();
    });

  return {
    focus: editor.focus,
    end() {
      isOver = true;
      window.clearTimeout(runTimer);
      window.clearTimeout(problemTimer);
      unfollow();
      runner.close();
      slot.remove();
      stage.removeAttribute('data-live-edit');
      editor.destroy();
    },
  };
}
