import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { explainMinifiedError } from '../../../shared/site/error-code';
import { useTheme } from '../../ui/theme/theme-provider';
import { announce } from '../../ui/announce';
import { readDraft, writeDraft } from '../../ui/storage/drafts';
import type { CodeProblem } from './code-checks';
import { startLiveSession, type LiveSession, type LiveSessionOptions } from './live-session';
import { LIVE_EDIT_STYLES } from './styles';
import { t } from './texts';

/** Touch screens have no Escape key. */
const LEAVE_HINT = window.matchMedia('(pointer: coarse)').matches ? 'leaveTouchHint' : 'leaveHint';

export { loadSource } from './load-sources';

interface LiveEditorProps extends Pick<
  LiveSessionOptions,
  'language' | 'extraFiles' | 'tailwindModule' | 'runnerUrl' | 'stage' | 'label'
> {
  /** Initial code. If it changes, the editor restarts. */
  source: string;
  /** Storage key of the draft, which replaces the initial code. */
  draft: string;
  /** Whether the user just opened the editor. A restored editor does not get the focus. */
  isAsked: boolean;
  /** Called with the text of the editor, or null for the original and after the editor closes. */
  onText: (text: string | null) => void;
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
  const { source, draft, isAsked, onText, onEdit, onClose, onReset, ...options } = props;
  const { language, runnerUrl, stage, label } = options;
  const { settings } = useTheme();
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const entrance = useRef<HTMLButtonElement>(null);
  const session = useRef<LiveSession>(null);
  const [problem, setProblem] = useState<CodeProblem | null>(null);
  const [writing, setWriting] = useState(false);
  const [isChanged, setChanged] = useState(false);

  const start = useEffectEvent((parent: HTMLElement): LiveSession => {
    const kept = readDraft(draft);
    if (isChanged && kept === null) announce(t('liveEdit.kept'), { shown: true });
    setChanged(kept !== null);
    onText(kept);
    return startLiveSession({
      ...options,
      parent,
      text: kept ?? source,
      describedBy: hintId,
      settings,
      onProblem: setProblem,
      onEdit(text) {
        const edited = text === source ? null : text;
        onText(edited);
        writeDraft(draft, edited);
        setChanged(text !== source);
        onEdit();
      },
      onFocus: setWriting,
      onLeave: () => entrance.current?.focus(),
    });
  });
  const forget = useEffectEvent(() => onText(null));
  useEffect(() => {
    if (!host.current) return undefined;
    const started = start(host.current);
    session.current = started;
    // After switching the variant in the toolbar, the focus stays there.
    if (isAsked && document.activeElement === document.body) started.focus();
    return () => {
      started.end();
      forget();
      setProblem(null);
    };
  }, [source, draft, language, runnerUrl, stage, isAsked]);

  return (
    <>
      <style href="live-edit" precedence="medium">
        {LIVE_EDIT_STYLES}
      </style>
      <div role="group" aria-label={label} className="live-edit" data-unsent={isChanged ? '' : undefined}>
        <div ref={host} className="live-edit-host" />
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
