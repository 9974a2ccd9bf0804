import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CodeStyling, codeStylingKey, type CodeVariant } from '../../../shared/code-variant';
import type { DemoAssets, DemoData, DemoSourceFile, DemoSourceFiles } from '../../../shared/doc-page-data';
import type { DemoOptions } from '../../../shared/demo-options';
import { announce } from '../../ui/announce';
import { useCodeStyling, useCodeVariant } from '../../settings/code-variant-provider';
import { useClipboardCopy } from '../../ui/copy-button';
import { counted } from '../../ui/counted';
import { loadJson } from '../../ui/load-json';
import { readDraft, writeDraft } from '../../ui/safe-storage';
import { useTranslate } from '../../ui/providers';
import { useHydrated } from '../../ui/store';
import type { LiveEditor } from '../editor/live-editor';
import { useDemoIsland } from './demo-content';
import type { Sandbox } from './sandboxes';

/** A demo as a page of a product shows it. */
export interface PlacedDemo {
  demo: DemoData;
  options: DemoOptions;
  assets: DemoAssets;
  /** Name of the product, such as `Material UI`. */
  product: string;
}

/** The source in the selected styling, or in the demo's first one. */
export function shownSource({ sources }: DemoData, styling: CodeStyling) {
  const source = sources.find((one) => one.styling === styling) ?? sources[0];
  if (!source) throw new Error('A demo has at least one source.');
  return source;
}

/** The text of highlighted code in one variant. */
export function textOfCode(html: string, variant: CodeVariant): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  for (const other of code.querySelectorAll(`[data-variant]:not([data-variant="${variant}"])`))
    other.remove();
  return code.textContent;
}

/** URL of a source on its page. A playground has no anchors for its sources. */
export function sourceUrl(
  { name, sources, playground }: DemoData,
  styling: CodeStyling,
  variant: CodeVariant,
): string {
  const { origin, pathname } = window.location;
  const prefix = sources.length > 1 ? `${codeStylingKey(styling)}-` : '';
  const anchor = playground ? name : `${prefix}${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
  return `${origin}${pathname}#${anchor}`;
}

/** Loads the source of a demo, once for all demos of a page. Retries after a failure. */
export async function loadSource(
  { sourcesUrl }: DemoAssets,
  name: string,
  styling: CodeStyling,
): Promise<DemoSourceFiles> {
  const source = (await loadJson<DemoSourceFile>(sourcesUrl))[name]?.[styling];
  if (!source) throw new Error(`There is no source of "${name}".`);
  return source;
}

/** State and actions of a demo. */
export type DemoControls = ReturnType<typeof useDemoControls>;

/** Returns the state and actions of one demo. */
export function useDemoControls(placed: PlacedDemo) {
  const { demo } = placed;
  const t = useTranslate();
  const source = shownSource(demo, useCodeStyling()[0]);
  const [variant] = useCodeVariant();
  const island = useDemoIsland(demo, placed.assets, source.styling);
  const initialFocus = useRef<HTMLButtonElement>(null);
  const { copy, isCopied } = useClipboardCopy();
  const editing = useLiveEditing(placed, source.styling);
  const draft = (): string => `code ${window.location.pathname}#${demo.name} ${source.styling} ${variant}`;
  /** Code in the editor. Null if it is the original, or the editor is closed. */
  const edited = (): string | null => (editing.edit ? readDraft(draft()) : null);
  const sandboxes = useSandboxes(placed, source.styling, variant, edited);
  return {
    ...placed,
    ...sandboxes,
    ...editing,
    /** The source in the selected styling. */
    source,
    variant,
    /** Storage key of edited code. Each styling and variant has its own. */
    draft,
    island,
    /** Restarts the demo and drops the user's changes. */
    reset: () => {
      writeDraft(draft(), null);
      editing.allowFocus();
      island.restart();
      announce(t('demo.wasReset'));
    },
    /** Invisible button before the demo, which `resetFocus` focuses. */
    initialFocus,
    resetFocus: () => initialFocus.current?.focus(),
    isCopied,
    copySource: () => copy(edited() ?? textOfCode(source.html, variant), t('demo.copiedSource')),
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
  takesFocus: boolean;
}

const loadEditor = () => import('../editor/live-editor');

/** Loads and opens the editor of a demo. */
function useLiveEditing({ demo, assets }: PlacedDemo, styling: CodeStyling) {
  const t = useTranslate();
  const [edit, setEdit] = useState<LiveEdit | null>(null);
  const editStage = useRef<HTMLDivElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => counted({ gaEventAction: 'edit' })(editButton.current));
  /** Storage key of whether the editor is open. */
  const openDraft = (): string => `editing ${window.location.pathname}#${demo.name}`;
  const load = async (takesFocus: boolean): Promise<void> => {
    const { LiveEditor: Editor } = await loadEditor();
    const files = await loadSource(assets, demo.name, styling);
    const height = editButton.current?.parentElement?.offsetHeight ?? 0;
    const stage = editStage.current;
    if (stage) setEdit({ Editor, files, styling, stage, height, takesFocus });
  };
  const resume = useEffectEvent(() => {
    const details = editButton.current?.closest('details');
    if (!details || readDraft(openDraft()) === null) return;
    details.open = true;
    load(false).catch(() => undefined);
  });
  const isHydrated = useHydrated();
  // During hydration, the styling is that of the server.
  useEffect(() => {
    if (isHydrated) resume();
  }, [isHydrated]);
  return {
    /** Null while the source is only read. */
    edit: edit?.styling === styling ? edit : null,
    startEditing: () => void load(true).catch(() => announce(t('notLoaded'), { shown: true })),
    endEditing: () => {
      writeDraft(openDraft(), null);
      flushSync(() => setEdit(null));
      editButton.current?.focus();
    },
    /** Lets an editor that was restored with the page take the focus when it restarts. */
    allowFocus: () => setEdit((open) => open && { ...open, takesFocus: true }),
    /** Makes the editor open again after a reload or Back. */
    keepEditing: () => writeDraft(openDraft(), ''),
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
 * @param edited current code, or null if it is the original
 */
export function useSandboxes(
  { demo, assets, product }: Omit<PlacedDemo, 'options'>,
  styling: CodeStyling,
  variant: CodeVariant,
  edited: () => string | null = () => null,
) {
  const t = useTranslate();
  const load = async () => {
    const files = loadSource(assets, demo.name, styling);
    const [sandboxes, original] = await Promise.all([import('./sandboxes'), files]);
    const text = edited();
    const source = text === null ? original : sandboxes.editedSource(original, variant, text);
    const url = sourceUrl(demo, styling, variant);
    return { sandboxes, project: { name: demo.name, variant, styling, source, product, url } };
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
