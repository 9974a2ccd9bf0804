import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../ui/providers';
import { DemoToolbar, LazyMoreMenu } from './demo-toolbar';
import { codeDraft, editingDraft, sourceAnchors, SourceCode } from './source-code';
import type { DemoControls } from './use-demo-controls';
import type { CodeStyling } from '../../../shared/code-variant';
import type { DemoSourceFiles } from '../../../shared/doc-page-data';
import { announce } from '../../ui/announce';
import { counted } from '../../ui/counted';
import { readDraft, writeDraft } from '../../ui/safe-storage';
import type { LiveEditor } from '../editor/live-editor';

/** The toolbar of a demo and its source. Without JavaScript, a summary opens the source. */
export function SourcePanels({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, source, variant, menuAnchor } = controls;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(options.defaultCodeOpen === true);
  const editing = useLiveEditing(controls);
  // The browser opens it automatically if the hash is an anchor in it.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const onToggle = (): void => {
    details.current?.toggleAttribute('open');
    if (editing.edit) editing.end();
  };
  const hasPreview = options.defaultCodeOpen !== false && source.previewHtml !== null;
  return (
    <>
      <DemoToolbar controls={controls} isOpen={isOpen} hasPreview={hasPreview} onToggle={onToggle} />
      {menuAnchor && (
        <Suspense fallback={null}>
          <LazyMoreMenu controls={controls} anchor={menuAnchor} />
        </Suspense>
      )}
      <details
        ref={details}
        className="demo-source"
        open={options.defaultCodeOpen === true}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>{t('demo.showSource')}</summary>
        {sourceAnchors(demo).map((id) => (
          <span key={id} id={id} className="demo-anchor" />
        ))}
        <SourcePanel controls={controls} editing={editing} />
      </details>
      {hasPreview && (
        <div className="demo-preview">
          <SourceCode sources={demo.sources} source={source} variant={variant} form="previewHtml" />
        </div>
      )}
    </>
  );
}

/** The whole source of a demo, static or in the editor. */
function SourcePanel({
  controls,
  editing: { edit, start, end, keep, prepare, button },
}: {
  controls: DemoControls;
  editing: LiveEditing;
}): ReactNode {
  const t = useTranslate();
  const { demo, options, assets, source, variant, attempt, reset, keepEdited } = controls;
  if (edit) {
    const { Editor, files, stage, height, isAsked } = edit;
    const [[, text] = ['', ''], ...others] = Object.entries(files[variant]);
    return (
      <div style={{ minHeight: height }}>
        <Editor
          key={attempt}
          // The page shows it without the line break at the end of the file.
          source={text.trimEnd()}
          draft={codeDraft(demo.name, source.styling, variant)}
          isAsked={isAsked}
          language={variant === 'TS' ? 'tsx' : 'jsx'}
          extraFiles={Object.fromEntries(others)}
          tailwindModule={source.styling === 'Tailwind' ? assets.tailwindModule : null}
          runnerUrl={assets.runnerUrl}
          stage={stage}
          label={t('demo.editorLabel', { name: demo.name })}
          onText={keepEdited}
          onEdit={keep}
          onClose={end}
          onReset={reset}
        />
      </div>
    );
  }
  return (
    <SourceCode sources={demo.sources} source={source} variant={variant} form="html">
      {!options.disableLiveEdit && (
        <button
          ref={button}
          type="button"
          className="demo-edit"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={start}
        >
          {t('demo.edit')}
        </button>
      )}
    </SourceCode>
  );
}

/** Code and data of the editor, loaded on demand. */
interface LiveEdit {
  Editor: typeof LiveEditor;
  files: DemoSourceFiles;
  styling: CodeStyling;
  /** Where the result is shown. */
  stage: HTMLElement;
  /** Height of the code that the editor replaces, in px. */
  height: number;
  /** False for an editor that is restored with the page. */
  isAsked: boolean;
}

/** Editing of one demo. */
type LiveEditing = ReturnType<typeof useLiveEditing>;

const loadEditor = () => import('../editor/live-editor');

/** Loads and opens the editor of a demo. */
function useLiveEditing({ demo, assets, source, editStage }: DemoControls) {
  const t = useTranslate();
  const [edit, setEdit] = useState<LiveEdit | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { styling } = source;
  useEffect(() => counted({ gaEventAction: 'edit' })(button.current));
  const load = async (isAsked: boolean): Promise<void> => {
    const { LiveEditor: Editor, loadSource } = await loadEditor();
    const files = await loadSource(assets, demo.name, styling);
    const stage = editStage.current;
    const height = button.current?.parentElement?.offsetHeight ?? 0;
    if (stage) setEdit({ Editor, files, styling, stage, height, isAsked });
  };
  const resume = useEffectEvent(() => {
    const details = button.current?.closest('details');
    if (!details || readDraft(editingDraft(demo.name)) === null) return;
    details.open = true;
    load(false).catch(() => undefined);
  });
  useEffect(() => resume(), []);
  return {
    /** Null while the source is only read. */
    edit: edit?.styling === styling ? edit : null,
    start: () => void load(true).catch(() => announce(t('notLoaded'), { shown: true })),
    end: () => {
      writeDraft(editingDraft(demo.name), null);
      flushSync(() => setEdit(null));
      button.current?.focus();
    },
    /** Makes the editor open again after a reload or Back. */
    keep: () => writeDraft(editingDraft(demo.name), ''),
    /** The button that starts editing. It gets the focus back. */
    button,
    /** Loads the editor on hover or focus. */
    prepare: () => void loadEditor().catch(() => undefined),
  };
}
