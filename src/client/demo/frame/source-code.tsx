import type { ReactNode } from 'react';
import { type CodeStyling, codeStylingKey, type CodeVariant } from '../../../shared/code-variant';
import type { DemoData, DemoSource } from '../../../shared/doc-page-data';
import { CopyButton } from '../../ui/copy-button';

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

/** The text of highlighted code in one variant. */
export function textOfCode(html: string, variant: CodeVariant): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  for (const other of code.querySelectorAll(`[data-variant]:not([data-variant="${variant}"])`))
    other.remove();
  return code.textContent;
}

/** The source in the selected styling, or in the demo's first one. */
export function shownSource({ sources }: DemoData, styling: CodeStyling): DemoSource {
  const source = sources.find((one) => one.styling === styling) ?? sources[0];
  if (!source) throw new Error('A demo has at least one source.');
  return source;
}

/** Anchors of a demo's sources. */
export function sourceAnchors({ name, sources }: DemoData): string[] {
  const keys = sources.map(({ styling }) => `${codeStylingKey(styling)}-`);
  const prefixes = sources.length > 1 ? ['', ...keys] : [''];
  return prefixes.flatMap((prefix) => [`${prefix}${name}.tsx`, `${prefix}${name}.js`]);
}

/** Storage key of edited code. Each styling and variant has its own. */
export function codeDraft(name: string, styling: CodeStyling, variant: CodeVariant): string {
  return `code ${window.location.pathname}#${name} ${styling} ${variant}`;
}

/** Storage key of the state whether a demo's editor is open. */
export function editingDraft(name: string): string {
  return `editing ${window.location.pathname}#${name}`;
}

/** File of a source in the repository. */
export function sourcePath({ file }: DemoData, styling: CodeStyling): string {
  return file.replace(/\/system\/index\.tsx$/, `/${codeStylingKey(styling)}/index.tsx`);
}

/** URL of a source on its page. */
export function sourceUrl({ name, sources }: DemoData, styling: CodeStyling, variant: CodeVariant): string {
  const prefix = sources.length > 1 ? `${codeStylingKey(styling)}-` : '';
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${prefix}${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
