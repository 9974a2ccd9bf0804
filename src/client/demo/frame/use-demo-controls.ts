import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CodeStyling, CodeVariant } from '../../../shared/code-variant';
import type { DemoAssets, DemoData, DemoSourceFiles } from '../../../shared/doc-page-data';
import type { DemoOptions } from '../../../shared/page';
import { announce } from '../../ui/announce';
import { useCodeStyling, useCodeVariant } from '../../settings/code-variant-provider';
import { useClipboardCopy } from '../../ui/copy-button';
import { counted } from '../../ui/counted';
import { readDraft, writeDraft } from '../../ui/safe-storage';
import { useTranslate } from '../../ui/providers';
import type { SandboxDemo } from './sandbox-project';
import type { Sandbox } from './sandboxes';
import type { LiveEditor } from '../editor/live-editor';
import { loadSource } from '../editor/load-sources';
import { codeDraft, editingDraft, shownSource, sourceUrl, textOfCode } from './source-code';

/** A demo as a page of a product shows it. */
export interface PlacedDemo {
  demo: DemoData;
  options: DemoOptions;
  assets: DemoAssets;
  /** Name of the product, such as `Material UI`. */
  product: string;
}

/** State and actions of a demo. */
export type DemoControls = ReturnType<typeof useDemoControls>;

/** Returns the state and actions of one demo. */
export function useDemoControls(placed: PlacedDemo) {
  const { demo } = placed;
  const t = useTranslate();
  const source = shownSource(demo, useCodeStyling()[0]);
  const [variant] = useCodeVariant();
  const [attempt, setAttempt] = useState(0);
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const initialFocus = useRef<HTMLButtonElement>(null);
  const { copy, isCopied } = useClipboardCopy();
  const editing = useLiveEditing(placed, source.styling);
  const draft = (): string => codeDraft(demo.name, source.styling, variant);
  /** Code in the editor. Null if it is the original, or the editor is closed. */
  const edited = (): string | null => (editing.edit ? readDraft(draft()) : null);
  const sandboxes = useSandboxes(placed, source.styling, variant, (original, { editedSource }) => {
    const text = edited();
    return text === null ? {} : { source: editedSource(original, variant, text) };
  });
  const restart = (): void => setAttempt(attempt + 1);
  return {
    ...placed,
    ...sandboxes,
    ...editing,
    /** The source in the selected styling. */
    source,
    variant,
    /** Number of resets. A new number restarts the demo. */
    attempt,
    restart,
    /** Restarts the demo and drops the user's changes. */
    reset: () => {
      writeDraft(draft(), null);
      restart();
      announce(t('demo.wasReset'));
    },
    /** Button before the demo that moves the focus into it. */
    initialFocus,
    resetFocus: () => initialFocus.current?.focus(),
    isCopied,
    copySource: () => copy(edited() ?? textOfCode(source.html, variant), t('demo.copiedSource')),
    /** Button that opened the menu, or null while the menu is closed. */
    menuAnchor,
    setMenuAnchor,
  };
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

const loadEditor = () => import('../editor/live-editor');

/** Loads and opens the editor of a demo. */
function useLiveEditing({ demo, assets }: PlacedDemo, styling: CodeStyling) {
  const t = useTranslate();
  const [edit, setEdit] = useState<LiveEdit | null>(null);
  const editStage = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => counted({ gaEventAction: 'edit' })(editButton.current));
  const load = async (isAsked: boolean): Promise<void> => {
    const { LiveEditor: Editor } = await loadEditor();
    const files = await loadSource(assets, demo.name, styling);
    const height = editButton.current?.parentElement?.offsetHeight ?? 0;
    const stage = editStage.current;
    if (stage) setEdit({ Editor, files, styling, stage, height, isAsked });
  };
  const resume = useEffectEvent(() => {
    const details = editButton.current?.closest('details');
    if (!details || readDraft(editingDraft(demo.name)) === null) return;
    details.open = true;
    load(false).catch(() => undefined);
  });
  useEffect(() => resume(), []);
  return {
    /** Null while the source is only read. */
    edit: edit?.styling === styling ? edit : null,
    startEditing: () => void load(true).catch(() => announce(t('notLoaded'), { shown: true })),
    endEditing: () => {
      writeDraft(editingDraft(demo.name), null);
      flushSync(() => setEdit(null));
      editButton.current?.focus();
    },
    /** Makes the editor open again after a reload or Back. */
    keepEditing: () => writeDraft(editingDraft(demo.name), ''),
    /** The button that starts editing. It gets the focus back. */
    editButton,
    /** Container for the result of edited code. */
    editStage,
    /** Loads the editor on hover or focus. */
    prepareEditing: () => void loadEditor().catch(() => undefined),
  };
}

/**
 * Opens a demo in a sandbox.
 * @param adapt replaces the loaded source and its URL
 */
export function useSandboxes(
  { demo, assets, product }: Pick<PlacedDemo, 'demo' | 'assets' | 'product'>,
  styling: CodeStyling,
  variant: CodeVariant,
  adapt: (source: DemoSourceFiles, tools: typeof import('./sandboxes')) => Partial<SandboxDemo> = () => ({}),
) {
  const t = useTranslate();
  const load = async () => {
    const files = loadSource(assets, demo.name, styling);
    const [sandboxes, source] = await Promise.all([import('./sandboxes'), files]);
    const url = sourceUrl(demo, styling, variant);
    const project = { name: demo.name, variant, styling, source, product, url };
    return { sandboxes, project: { ...project, ...adapt(source, sandboxes) } };
  };
  const open = async (sandbox: Sandbox): Promise<void> => {
    // Offline, the form would be submitted to nothing.
    if (!navigator.onLine) throw new Error('There is no connection.');
    const { sandboxes, project } = await load();
    sandboxes.openSandbox(sandbox, project);
  };
  const onFailure = (): void => announce(t('notLoaded'), { shown: true });
  return {
    /** Loads the code for sandboxes on hover, so one opens immediately. */
    prepareSandbox: () => void load().catch(() => undefined),
    openSandbox: (sandbox: Sandbox) => void open(sandbox).catch(onFailure),
    downloadProject: () =>
      void load().then(({ sandboxes, project }) => sandboxes.downloadProject(project), onFailure),
  };
}
