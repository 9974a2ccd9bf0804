import { useMemo, type ReactNode } from 'react';
import { sanitizeSponsored } from '../../../shared/texts/inline-html';
import { parseHtml } from './parse-html';
import { renderInline } from './render-inline';

/** Untrusted HTML as a line of text. */
export function RichText({ html }: { html: string }): ReactNode {
  return useMemo(() => renderInline(sanitizeSponsored(parseHtml(html))), [html]);
}
