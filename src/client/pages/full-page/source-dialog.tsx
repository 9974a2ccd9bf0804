import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { DemoAssets, DemoData, DemoSourceFiles } from '../../../shared/page/doc-page-data';
import { announce } from '../../ui/announce';
import { useCodeVariant } from '../../ui/code-variant/code-variant-provider';
import { useClipboardCopy } from '../../ui/copy-button';
import { Dialog } from '../../ui/dialog';
import { CloseIcon } from '../../ui/icons/icons';
import { useTranslate } from '../../ui/texts/locale-provider';

interface SourceDialogProps {
  demo: DemoData;
  assets: DemoAssets;
  /** Title of the page. */
  title: string;
  /** Name of the product, such as `Material UI`. */
  product: string;
  onClose: () => void;
}

const loadSandboxes = () => import('../../demo/frame/sandboxes');

/** Dialog with the files of a demo, downloads, and sandboxes. */
export function SourceDialog({ demo, assets, title, product, onClose }: SourceDialogProps): ReactNode {
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [variant, setVariant] = useCodeVariant();
  const [source, setSource] = useState<DemoSourceFiles | null>(null);
  const [chosen, setChosen] = useState(0);
  const { copy, isCopied } = useClipboardCopy();
  const files = Object.entries(source?.[variant] ?? {});
  const [, text = ''] = files[chosen] ?? [];
  const begin = useCallback((element: HTMLDialogElement) => element.querySelector('select')?.focus(), []);

  useEffect(() => {
    loadSandboxes()
      .then(({ loadSource }) => loadSource(assets, demo.name, 'MUI System'))
      .then(setSource, () => announce(t('notLoaded'), { shown: true }));
  }, [assets, demo.name, t]);

  const take = async (way: 'stackblitz' | 'codesandbox' | 'download'): Promise<void> => {
    if (!source) return;
    const { openSandbox, downloadProject, sourceUrl } = await loadSandboxes();
    const url = sourceUrl(demo, 'MUI System', variant);
    const project = { name: demo.name, variant, styling: 'MUI System', source, product, url } as const;
    if (way === 'download') downloadProject(project);
    else if (navigator.onLine) openSandbox(way, project);
    else announce(t('notLoaded'), { shown: true });
  };
  const button = (way: Parameters<typeof take>[0], label: string): ReactNode => (
    <button type="button" className="text-button" onClick={() => void take(way)}>
      {label}
    </button>
  );

  return (
    <Dialog
      ref={dialog}
      label={t('fullPage.sourceOf', { title })}
      className="full-page-source"
      onOpen={begin}
      onClose={onClose}
      closesOutside
    >
      <form method="dialog">
        <header>
          <h2>{title}</h2>
          <select
            aria-label={t('fullPage.language')}
            value={variant}
            onChange={({ target }) => setVariant(target.value === 'JS' ? 'JS' : 'TS')}
          >
            <option value="TS">TypeScript</option>
            <option value="JS">JavaScript</option>
          </select>
          <select
            aria-label={t('fullPage.file')}
            value={chosen}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {files.map(([name], index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" className="icon-button" aria-label={t('close')}>
            <CloseIcon />
          </button>
        </header>
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
        <footer>
          <button type="button" className="text-button" onClick={() => copy(text, t('code.copied'))}>
            {t(isCopied ? 'copied' : 'copy')}
          </button>
          {button('download', t('fullPage.download'))}
          {button('stackblitz', t('demo.stackblitz'))}
          {button('codesandbox', t('demo.codesandbox'))}
        </footer>
      </form>
    </Dialog>
  );
}
