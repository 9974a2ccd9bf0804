import { useRef, useState, type ReactNode } from 'react';
import type { DemoBlockData, DocPageData } from '../../../shared/page/doc-page-data';
import { DemoContent } from '../../demo/frame/demo-content';
import { DemoStyles } from '../../demo/frame/demo-styles';
import { useTranslate } from '../../ui/texts/locale-provider';
import { useHydrated } from '../../ui/use-hydrated';
import { STYLES } from './full-page-styles';
import { SourceDialog } from './source-dialog';

/** What is asked for of such a page. */
type FullPageData = Pick<DocPageData, 'path' | 'title' | 'product' | 'demoAssets' | 'blocks'>;

/** A page that is one demo. A slim line above it leads back, and to the source. */
export function FullPage({ data: { page } }: { data: { page: FullPageData } }): ReactNode {
  const t = useTranslate();
  const { path, title, product, demoAssets: assets } = page;
  const block = page.blocks.find((each): each is DemoBlockData => each.__typename === 'DemoBlock');
  const namesSource = useHydrated() && /^#\w+\.(?:js|tsx)$/.test(window.location.hash);
  const [choice, setChoice] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setChoice(false);
    // Of a dialog that an address has opened, the browser does not know where the focus was.
    button.current?.focus();
  };
  if (!block || !assets) return <pre>{block?.demo.problem}</pre>;
  const { demo } = block;
  return (
    <>
      <DemoStyles assets={assets} />
      <style>{STYLES}</style>
      <nav className="full-page-bar" aria-label={t('fullPage.label')}>
        <a href={path.replace(/[^/]+\/$/, '')}>{t('fullPage.back')}</a>
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
      {(choice ?? namesSource) && (
        <SourceDialog
          demo={demo}
          assets={assets}
          title={title}
          product={product?.name ?? title}
          onClose={close}
        />
      )}
    </>
  );
}
