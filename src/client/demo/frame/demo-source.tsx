import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../ui/providers';
import { DemoToolbar, LazyMoreMenu } from './demo-toolbar';
import { codeDraft, sourceAnchors, SourceCode } from './source-code';
import type { DemoControls } from './use-demo-controls';

/** The toolbar of a demo and its source. Without JavaScript, a summary opens the source. */
export function SourcePanels({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, source, variant, edit, menuAnchor } = controls;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(options.defaultCodeOpen === true);
  // The browser opens it automatically if the hash is an anchor in it.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const onToggle = (): void => {
    details.current?.toggleAttribute('open');
    if (edit) controls.endEditing();
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
        <SourcePanel controls={controls} />
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
function SourcePanel({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, assets, source, variant, edit, editButton, prepareEditing } = controls;
  if (edit) {
    const { Editor, files, stage, height, isAsked } = edit;
    const [[, text] = ['', ''], ...others] = Object.entries(files[variant]);
    return (
      <div style={{ minHeight: height }}>
        <Editor
          key={controls.attempt}
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
          onEdit={controls.keepEditing}
          onClose={controls.endEditing}
          onReset={controls.reset}
        />
      </div>
    );
  }
  return (
    <SourceCode sources={demo.sources} source={source} variant={variant} form="html">
      {!options.disableLiveEdit && (
        <button
          ref={editButton}
          type="button"
          className="demo-edit"
          onPointerEnter={prepareEditing}
          onFocus={prepareEditing}
          onClick={controls.startEditing}
        >
          {t('demo.edit')}
        </button>
      )}
    </SourceCode>
  );
}
