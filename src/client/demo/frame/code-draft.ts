import type { CodeStyling } from '../../../shared/demo/code-styling';
import type { CodeVariant } from '../../../shared/demo/code-variant';

/** Name under which edited code of a demo is kept; each styling and variant has code of its own. */
export function codeDraft(name: string, styling: CodeStyling, variant: CodeVariant): string {
  return `code ${window.location.pathname}#${name} ${styling} ${variant}`;
}

/** Name under which is kept that the reader is editing a demo. */
export function editingDraft(name: string): string {
  return `editing ${window.location.pathname}#${name}`;
}
