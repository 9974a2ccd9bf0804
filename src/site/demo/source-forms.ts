import { codeStylingKey, type CodeStyling, type CodeStylingKey } from '../../domain/code-styling';
import type { CodeVariant } from '../../domain/code-variant';
import type { DemoData, DemoSource } from '../../domain/doc-page-data';
import { mergeVariants } from './merge-variants';

/** A text of a demo's source in both variants. Without a styling it is shown for all of them. */
export interface CodeForm {
  styling?: CodeStylingKey;
  html: string;
}

/** The whole source in all its forms. */
export function fullForms(sources: readonly DemoSource[]): CodeForm[] {
  return sources.map(({ styling, typescriptHtml, javascriptHtml }) => ({
    ...(sources.length > 1 && { styling: codeStylingKey(styling) }),
    html: mergeVariants(typescriptHtml, javascriptHtml),
  }));
}

/** The short forms; a styling without one has none here. */
export function previewForms(sources: readonly DemoSource[]): CodeForm[] {
  return sources.flatMap(({ styling, typescriptPreviewHtml, javascriptPreviewHtml }) => {
    if (typescriptPreviewHtml === null) return [];
    const html = mergeVariants(typescriptPreviewHtml, javascriptPreviewHtml ?? typescriptPreviewHtml);
    return [{ ...(sources.length > 1 && { styling: codeStylingKey(styling) }), html }];
  });
}

/** The source in the reader's styling, or in the first one that the demo has. */
export function shownSource({ sources }: DemoData, styling: CodeStyling): DemoSource {
  const source = sources.find((one) => one.styling === styling) ?? sources[0];
  if (!source) throw new Error('A demo has at least one source.');
  return source;
}

/** The whole source as highlighted HTML in the reader's variant. */
export function fullHtml({ typescriptHtml, javascriptHtml }: DemoSource, variant: CodeVariant): string {
  return variant === 'JS' ? javascriptHtml : typescriptHtml;
}

/** The short form in the reader's variant; null when there is none. */
export function previewHtml(source: DemoSource, variant: CodeVariant): string | null {
  const { typescriptPreviewHtml, javascriptPreviewHtml } = source;
  return variant === 'JS' ? (javascriptPreviewHtml ?? typescriptPreviewHtml) : typescriptPreviewHtml;
}

/** The text of highlighted code. */
export function textOfCode(html: string): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  return code.textContent;
}

/** Ids to which links to a source lead. */
export function sourceAnchors({ name, sources }: DemoData): string[] {
  const keys = sources.map(({ styling }) => `${codeStylingKey(styling)}-`);
  const prefixes = sources.length > 1 ? ['', ...keys] : [''];
  return prefixes.flatMap((prefix) => [`${prefix}${name}.tsx`, `${prefix}${name}.js`]);
}

/** Address of a source on its page. */
export function sourceUrl({ name, sources }: DemoData, styling: CodeStyling, variant: CodeVariant): string {
  const prefix = sources.length > 1 ? `${codeStylingKey(styling)}-` : '';
  const { origin, pathname } = window.location;
  return `${origin}${pathname}#${prefix}${name}.${variant === 'JS' ? 'js' : 'tsx'}`;
}
