import { useMemo, type ReactNode } from 'react';
import { useTranslate } from '../../ui/texts/locale-provider';
import { codeDraft } from './code-draft';
import { SourceCode } from './source-code';
import { fullForms } from './source-forms';
import type { DemoControls } from './use-demo-controls';
import type { LiveEditing } from './use-live-editing';

/** The whole source of a demo: to be read, or in an editor. */
export function SourcePanel({
  controls,
  editing: { edit, start, end, keep, prepare, button },
}: {
  controls: DemoControls;
  editing: LiveEditing;
}): ReactNode {
  const t = useTranslate();
  const { demo, options, assets, source, variant, attempt, reset } = controls;
  const forms = useMemo(() => fullForms(demo.sources), [demo]);
  if (edit) {
    const { Editor, files, stage, height, isAsked } = edit;
    const [[, text] = ['', ''], ...others] = Object.entries(files[variant]);
    return (
      <div style={{ minHeight: height }}>
        <Editor
          key={attempt}
          source={text.trimEnd()}
          draft={codeDraft(demo.name, source.styling, variant)}
          isAsked={isAsked}
          language={variant === 'TS' ? 'tsx' : 'jsx'}
          extraFiles={Object.fromEntries(others)}
          tailwindModule={source.styling === 'Tailwind' ? assets.tailwindModule : null}
          runnerUrl={assets.runnerUrl}
          stage={stage}
          label={t('demo.editorLabel', { name: demo.name })}
          onEdit={keep}
          onClose={end}
          onReset={reset}
        />
      </div>
    );
  }
  return (
    <SourceCode forms={forms} shownHtml={source.html} variant={variant}>
      {!options.disableLiveEdit && (
        <button
          ref={button}
          type="button"
          className="demo-edit"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={start}
        >
          {t('demo.edit')}
        </button>
      )}
    </SourceCode>
  );
}
