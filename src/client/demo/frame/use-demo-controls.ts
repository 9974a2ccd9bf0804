import { useRef, useState, type RefObject } from 'react';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import type { DemoAssets, DemoData, DemoSource } from '../../../shared/page/doc-page-data';
import type { DemoOptions } from '../../../shared/page/page';
import { announce } from '../../ui/announce';
import { useClipboardCopy } from '../../ui/copy/use-clipboard-copy';
import { useCodeStyling, useCodeVariant } from '../../ui/code-variant/code-variant-provider';
import { writeDraft } from '../../ui/storage/drafts';
import { useTranslate } from '../../ui/texts/locale-provider';
import { codeDraft } from './code-draft';
import type { Sandbox } from './sandboxes';
import { shownSource, textOfCode } from './source-forms';

/** A demo as a page of a product shows it. */
export interface PlacedDemo {
  demo: DemoData;
  options: DemoOptions;
  assets: DemoAssets;
  /** Name of the product, such as `Material UI`. */
  product: string;
}

/** A demo, and what a reader can do with it. */
export interface DemoControls extends PlacedDemo {
  /** The source in the reader's styling. */
  source: DemoSource;
  variant: CodeVariant;
  /** Counts resets; a new number starts the demo afresh. */
  attempt: number;
  restart: () => void;
  /** Starts afresh, and forgets what the reader has written. */
  reset: () => void;
  /** Control before the demo, from which Tab leads into it. */
  initialFocus: RefObject<HTMLButtonElement | null>;
  resetFocus: () => void;
  /** Takes the result of edited code. */
  editStage: RefObject<HTMLDivElement | null>;
  isCopied: boolean;
  copySource: () => void;
  /** Loads what a sandbox needs when the reader shows interest, so that it opens at once. */
  prepareSandbox: () => void;
  openSandbox: (sandbox: Sandbox) => void;
  /** Button that has opened the menu; null while it is closed. */
  menuAnchor: HTMLElement | null;
  setMenuAnchor: (anchor: HTMLElement | null) => void;
}

/** State and actions of one demo. */
export function useDemoControls(placed: PlacedDemo): DemoControls {
  const { demo } = placed;
  const source = shownSource(demo, useCodeStyling()[0]);
  const [variant] = useCodeVariant();
  const [attempt, setAttempt] = useState(0);
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const initialFocus = useRef<HTMLButtonElement>(null);
  const editStage = useRef<HTMLDivElement>(null);
  const t = useTranslate();
  const restart = (): void => setAttempt(attempt + 1);
  return {
    ...placed,
    source,
    variant,
    attempt,
    restart,
    reset: () => {
      writeDraft(codeDraft(demo.name, source.styling, variant), null);
      restart();
      announce(t('demo.wasReset'));
    },
    initialFocus,
    resetFocus: () => initialFocus.current?.focus(),
    editStage,
    menuAnchor,
    setMenuAnchor,
    ...useCopying(source, variant),
    ...useSandboxes(placed, source, variant),
  };
}

function useCopying(source: DemoSource, variant: CodeVariant): Pick<DemoControls, 'isCopied' | 'copySource'> {
  const t = useTranslate();
  const code = useClipboardCopy();
  return {
    isCopied: code.isCopied,
    copySource: () => code.copy(textOfCode(source.html, variant), t('demo.copiedSource')),
  };
}

function useSandboxes(
  { demo, assets, product }: PlacedDemo,
  { styling }: DemoSource,
  variant: CodeVariant,
): Pick<DemoControls, 'prepareSandbox' | 'openSandbox'> {
  const t = useTranslate();
  const load = async () => {
    const sandboxes = await import('./sandboxes');
    return { ...sandboxes, source: await sandboxes.loadSource(assets, demo.name, styling) };
  };
  const open = async (sandbox: Sandbox): Promise<void> => {
    // What is saved for later would fill the form, but nobody would take it.
    if (!navigator.onLine) throw new Error('There is no connection.');
    const { openSandbox, sourceUrl, source } = await load();
    const url = sourceUrl(demo, styling, variant);
    openSandbox(sandbox, { name: demo.name, variant, styling, source, product, url });
  };
  return {
    prepareSandbox: () => void load().catch(() => undefined),
    openSandbox: (sandbox) =>
      void open(sandbox).catch(() => announce(t('demo.sandboxFailed'), { shown: true })),
  };
}
