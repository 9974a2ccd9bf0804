import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeStyling } from '../../../shared/demo/code-variant';
import type { DemoSourceFiles } from '../../../shared/page/doc-page-data';
import { announce } from '../../ui/announce';
import { counted } from '../../ui/counted';
import { readDraft, writeDraft } from '../../ui/storage/drafts';
import { useTranslate } from '../../ui/texts/locale-provider';
import type { LiveEditor } from '../edit/live-editor';
import { editingDraft } from './source-code';
import type { DemoControls } from './use-demo-controls';

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
export type LiveEditing = ReturnType<typeof useLiveEditing>;

const loadEditor = () => import('../edit/live-editor');

/** Loads and opens the editor of a demo. */
export function useLiveEditing({ demo, assets, source, editStage }: DemoControls) {
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
