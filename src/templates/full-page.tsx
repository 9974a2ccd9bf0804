import { graphql } from 'gatsby';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DemoSourceFiles, DocPageData } from '../shared/doc-page-data';
import { DemoContent, DemoStyles } from '../client/demo/frame/demo-content';
import { loadSource, type PlacedDemo, useSandboxes } from '../client/demo/frame/use-demo-controls';
import { useTranslate } from '../client/ui/providers';
import { useHydrated } from '../client/ui/store';
import { announce } from '../client/ui/announce';
import { useCodeVariant } from '../client/settings/code-variant-provider';
import { useClipboardCopy } from '../client/ui/copy-button';
import { Dialog } from '../client/ui/dialog';
import { CloseIcon } from '../client/ui/icons';

export { DocPageHead as Head } from './doc-page-fields';

/** Queried data of a full page. */
type FullPageData = Pick<DocPageData, 'path' | 'title' | 'product' | 'demoAssets' | 'blocks'>;

/** A page that is one demo. A bar above it links back and shows the source. */
export default function FullPage({ data: { page } }: { data: { page: FullPageData } }): ReactNode {
  const t = useTranslate();
  const assets = page.demoAssets;
  const block = page.blocks.find((each) => each.__typename === 'DemoBlock');
  const namesSource = useHydrated() && /^#\w+\.(?:js|tsx)$/.test(window.location.hash);
  const [choice, setChoice] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setChoice(false);
    // If the hash opened the dialog, the browser does not know the previous focus.
    button.current?.focus();
  };
  if (!block || !assets) return <pre>{block?.demo.problem}</pre>;
  const { demo } = block;
  return (
    <>
      <DemoStyles assets={assets} />
      <style>{STYLES}</style>
      <nav className="full-page-bar" aria-label={t('fullPage.label')}>
        <a href={page.path.replace(/[^/]+\/$/, '')}>{t('fullPage.back')}</a>
        <button
          ref={button}
          type="button"
          id={`${demo.name}.tsx`}
          className="needs-script"
          onClick={() => setChoice(true)}
        >
          {t('fullPage.source')}
        </button>
      </nav>
      <div id="main-content" tabIndex={-1} className="full-page">
        {demo.problem === null ? <DemoContent demo={demo} assets={assets} /> : <pre>{demo.problem}</pre>}
      </div>
      {(choice ?? namesSource) && <SourceDialog page={page} demo={demo} assets={assets} onClose={close} />}
    </>
  );
}

/** Styles of full pages. They are short, so they are in the page and no other page loads them. */
const STYLES = `
.full-page-bar{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:40px;padding:0 16px;background:hsl(210 14% 10%);font:500 .875rem/1.4 var(--docs-font-text)}
.full-page-bar>*{min-height:40px;padding:0 4px;border:0;display:inline-flex;align-items:center;background:none;color:#fff;font:inherit;text-decoration:none;cursor:pointer}
.full-page-bar>:hover{text-decoration:underline}
.full-page-bar>:focus-visible{outline:2px solid #fff;outline-offset:-4px}
.full-page{--page-top:40px;outline:none}
.full-page-source{box-sizing:border-box;width:min(960px,100% - 32px);height:min(720px,100% - 32px);padding:0;border:1px solid var(--docs-palette-divider);border-radius:12px;background:var(--docs-palette-background-default);color:var(--docs-palette-text-primary);font-family:var(--docs-font-text)}
.full-page-source::backdrop{background:rgb(0 0 0/.5)}
.full-page-source>form{display:flex;flex-direction:column;height:100%}
.full-page-source header,.full-page-source footer{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:12px 16px}
.full-page-source h2{flex:1;margin:0;font-size:1.125rem}
.full-page-source select{padding:6px 8px;border:1px solid var(--docs-palette-divider);border-radius:8px;background:inherit;color:inherit;font:inherit;font-size:.875rem}
.full-page-source pre{flex:1;margin:0;padding:16px;overflow:auto;background:hsl(210 25% 9%);color:hsl(215 15% 92%);font-size:.8125rem;line-height:1.55;tab-size:2;direction:ltr;text-align:left}
@media (max-width:600px){.full-page-source h2{flex-basis:calc(100% - 64px);order:-2}.full-page-source header .icon-button{order:-1}.full-page-source select{flex:1;min-width:0}}
@media print{.full-page-bar{display:none}.full-page{--page-top:0px}}
`;

type SourceDialogProps = Pick<PlacedDemo, 'demo' | 'assets'> & { page: FullPageData; onClose: () => void };

/** Dialog with the files of a demo, downloads, and sandboxes. */
function SourceDialog({ page, demo, assets, onClose }: SourceDialogProps): ReactNode {
  const { title } = page;
  const t = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [variant, setVariant] = useCodeVariant();
  const [source, setSource] = useState<DemoSourceFiles | null>(null);
  const [chosen, setChosen] = useState(0);
  const { copy, isCopied } = useClipboardCopy();
  const files = Object.entries(source?.[variant] ?? {});
  const [, text = ''] = files[chosen] ?? [];

  const product = page.product?.name ?? title;
  const sandboxes = useSandboxes({ demo, assets, product }, 'MUI System', variant);
  const prepare = useEffectEvent(sandboxes.prepareSandbox);
  useEffect(() => {
    prepare();
    loadSource(assets, demo.name, 'MUI System').then(setSource, () =>
      announce(t('notLoaded'), { shown: true }),
    );
  }, [assets, demo.name, t]);

  const button = (label: string, onClick: () => void): ReactNode => (
    <button type="button" className="text-button" onClick={onClick}>
      {label}
    </button>
  );

  return (
    <Dialog
      ref={dialog}
      label={t('fullPage.sourceOf', { title })}
      className="full-page-source"
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
          {button(t(isCopied ? 'copied' : 'copy'), () => text !== '' && copy(text, t('code.copied')))}
          {button(t('fullPage.download'), sandboxes.downloadProject)}
          {button(t('demo.stackblitz'), () => sandboxes.openSandbox('stackblitz'))}
          {button(t('demo.codesandbox'), () => sandboxes.openSandbox('codesandbox'))}
        </footer>
      </form>
    </Dialog>
  );
}

export const query = graphql`
  query FullPage($id: String!) {
    translations(groups: ["fullPage"])
    page: docPage(id: { eq: $id }) {
      ...DocPageFields
    }
  }
`;
