import { Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../ui/texts/locale-provider';
import { DemoToolbar } from './demo-toolbar';
import { MoreMenu } from './more-menu-chunk';
import { SourceCode } from './source-code';
import { previewForms, sourceAnchors } from './source-forms';
import { SourcePanel } from './source-panel';
import type { DemoControls } from './use-demo-controls';
import { useLiveEditing } from './use-live-editing';

/** The toolbar of a demo and its source. Without script, a summary opens the source instead of the toolbar. */
export function DemoSource({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, source, variant, menuAnchor } = controls;
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(options.defaultCodeOpen === true);
  const editing = useLiveEditing(controls);
  const previews = useMemo(() => previewForms(demo.sources), [demo]);
  // The browser opens it by itself when the address names an anchor in it.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  const onToggle = (): void => {
    details.current?.toggleAttribute('open');
    if (editing.edit) editing.end();
  };
  const preview = options.defaultCodeOpen === false ? null : source.previewHtml;
  return (
    <>
      <DemoToolbar controls={controls} isOpen={isOpen} hasPreview={preview !== null} onToggle={onToggle} />
      {menuAnchor && (
        <Suspense fallback={null}>
          <MoreMenu controls={controls} anchor={menuAnchor} />
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
      {preview !== null && (
        <div className="demo-preview">
          <SourceCode forms={previews} shownHtml={preview} variant={variant} />
        </div>
      )}
    </>
  );
}
