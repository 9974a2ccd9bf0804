import { codeStylingKey, type CodeStyling, type CodeStylingKey } from '../../../shared/demo/code-styling';
import type { CodeVariant } from '../../../shared/demo/code-variant';
import type { DemoData, DemoSource } from '../../../shared/page/doc-page-data';

/** A text of a demo's source, in both variants. Without a styling it is shown for all of them. */
export interface CodeForm {
  styling?: CodeStylingKey;
  html: string;
}

/** The whole source in all its stylings. */
export function fullForms(sources: readonly DemoSource[]): CodeForm[] {
  return sources.map((source) => ({ ...stylingOf(source, sources), html: source.html }));
}

/** The short forms; a styling without one has none here. */
export function previewForms(sources: readonly DemoSource[]): CodeForm[] {
  return sources.flatMap((source) =>
    source.previewHtml === null ? [] : [{ ...stylingOf(source, sources), html: source.previewHtml }],
  );
}

function stylingOf({ styling }: DemoSource, sources: readonly DemoSource[]): Pick<CodeForm, 'styling'> {
  return sources.length > 1 ? { styling: codeStylingKey(styling) } : {};
}

/** The source in the reader's styling, or in the first one that the demo has. */
export function shownSource({ sources }: DemoData, styling: CodeStyling): DemoSource {
  const source = sources.find((one) => one.styling === styling) ?? sources[0];
  if (!source) throw new Error('A demo has at least one source.');
  return source;
}

/** The text of highlighted code in one variant. */
export function textOfCode(html: string, variant: CodeVariant): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  for (const other of code.querySelectorAll(`[data-variant]:not([data-variant="${variant}"])`))
    other.remove();
  return code.textContent;
}

/** Ids to which links to a source lead. */
export function sourceAnchors({ name, sources }: DemoData): string[] {
  const keys = sources.map(({ styling }) => `${codeStylingKey(styling)}-`);
  const prefixes = sources.length > 1 ? ['', ...keys] : [''];
  return prefixes.flatMap((prefix) => [`${prefix}${name}.tsx`, `${prefix}${name}.js`]);
}
