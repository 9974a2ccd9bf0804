import { type ReactNode, useEffect, useRef, useState } from 'react';
import { codeStylingKey, type CodeVariant } from '../../../shared/code-variant';
import type { DemoData, DemoSource } from '../../../shared/doc-page-data';
import { CopyButton } from '../../ui/copy-button';
import { useTranslate } from '../../ui/providers';
import { DemoToolbar } from './demo-toolbar';
import { type DemoControls, textOfCode } from './use-demo-controls';

/** The toolbar of a demo and its source. Without JavaScript, a summary opens the source. */
export function SourcePanels({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, source, variant, edit } = controls;
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

/** Anchors of a demo's sources. */
function sourceAnchors({ name, sources }: DemoData): string[] {
  const keys = sources.map(({ styling }) => `${codeStylingKey(styling)}-`);
  const prefixes = sources.length > 1 ? ['', ...keys] : [''];
  return prefixes.flatMap((prefix) => [`${prefix}${name}.tsx`, `${prefix}${name}.js`]);
}

/** The whole source of a demo, static or in the editor. */
function SourcePanel({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { demo, options, assets, source, variant, edit, editButton, prepareEditing } = controls;
  if (edit) {
    const { Editor, files, stage, height, takesFocus } = edit;
    const [[, text] = ['', ''], ...others] = Object.entries(files[variant]);
    return (
      <div style={{ minHeight: height }}>
        <Editor
          key={controls.island.start}
          // The page shows it without the line break at the end of the file.
          source={text.trimEnd()}
          draft={controls.draft()}
          takesFocus={takesFocus}
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

interface SourceCodeProps {
  /** In every styling and variant. CSS shows the selected one. */
  sources: readonly DemoSource[];
  /** The source in the selected styling. */
  source: DemoSource;
  variant: CodeVariant;
  /** The whole source or the short forms. Stylings without a short form are missing. */
  form: 'html' | 'previewHtml';
  children?: ReactNode;
}

/** Code of a demo. The HTML contains all stylings and variants, so the first frame shows the right one. */
export function SourceCode({ sources, source, variant, form, children }: SourceCodeProps): ReactNode {
  return (
    <div className="MuiCode-root">
      <pre tabIndex={0}>
        {sources.map(
          ({ styling, [form]: html }) =>
            html !== null && (
              <code
                key={styling}
                className="language-tsx"
                // Without other stylings, it is always visible.
                data-styling={sources.length > 1 ? codeStylingKey(styling) : undefined}
                dangerouslySetInnerHTML={{ __html: html }}
              />
            ),
        )}
      </pre>
      <CopyButton text={() => textOfCode(source[form] ?? '', variant)} />
      {children}
    </div>
  );
}
