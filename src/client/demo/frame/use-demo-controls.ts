import { useRef, useState } from 'react';
import type { CodeStyling, CodeVariant } from '../../../shared/code-variant';
import type { DemoAssets, DemoData, DemoSourceFiles } from '../../../shared/doc-page-data';
import type { DemoOptions } from '../../../shared/page';
import { announce } from '../../ui/announce';
import { useCodeStyling, useCodeVariant } from '../../settings/code-variant-provider';
import { useClipboardCopy } from '../../ui/copy-button';
import { writeDraft } from '../../ui/safe-storage';
import { useTranslate } from '../../ui/providers';
import type { SandboxDemo } from './sandbox-project';
import type { Sandbox } from './sandboxes';
import { codeDraft, shownSource, textOfCode } from './source-code';

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

/** State and actions of one demo. */
export function useDemoControls(placed: PlacedDemo) {
  const { demo } = placed;
  const t = useTranslate();
  const source = shownSource(demo, useCodeStyling()[0]);
  const [variant] = useCodeVariant();
  const [attempt, setAttempt] = useState(0);
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const initialFocus = useRef<HTMLButtonElement>(null);
  const editStage = useRef<HTMLDivElement>(null);
  const { copy, isCopied } = useClipboardCopy();
  const edited = useRef<string | null>(null);
  const sandboxes = useSandboxes(placed, source.styling, variant, (original, { editedSource }) =>
    edited.current === null ? {} : { source: editedSource(original, variant, edited.current) },
  );
  const restart = (): void => setAttempt(attempt + 1);
  return {
    ...placed,
    ...sandboxes,
    /** The source in the selected styling. */
    source,
    variant,
    /** Number of resets. A new number restarts the demo. */
    attempt,
    restart,
    /** Restarts the demo and drops the user's changes. */
    reset: () => {
      writeDraft(codeDraft(demo.name, source.styling, variant), null);
      restart();
      announce(t('demo.wasReset'));
    },
    /** Button before the demo that moves the focus into it. */
    initialFocus,
    resetFocus: () => initialFocus.current?.focus(),
    /** Sets the edited code that replaces the demo's file while the editor is open. */
    keepEdited: (text: string | null): void => {
      edited.current = text;
    },
    /** Container for the result of edited code. */
    editStage,
    isCopied,
    copySource: () => copy(edited.current ?? textOfCode(source.html, variant), t('demo.copiedSource')),
    /** Button that opened the menu, or null while the menu is closed. */
    menuAnchor,
    setMenuAnchor,
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
    const sandboxes = await import('./sandboxes');
    return { sandboxes, source: await sandboxes.loadSource(assets, demo.name, styling) };
  };
  const open = async (sandbox: Sandbox): Promise<void> => {
    // Offline, the form would be submitted to nothing.
    if (!navigator.onLine) throw new Error('There is no connection.');
    const { sandboxes, source } = await load();
    const url = sandboxes.sourceUrl(demo, styling, variant);
    const project = { name: demo.name, variant, styling, source, product, url };
    sandboxes.openSandbox(sandbox, { ...project, ...adapt(source, sandboxes) });
  };
  return {
    /** Loads the code for sandboxes on hover, so one opens immediately. */
    prepareSandbox: () => void load().catch(() => undefined),
    openSandbox: (sandbox: Sandbox) =>
      void open(sandbox).catch(() => announce(t('notLoaded'), { shown: true })),
  };
}
