import type { Heading } from '../../../shared/page/page';
import { heading } from './html';

/** A part of an API page: HTML, and what the table of contents lists of it. */
export interface PagePart {
  html: string;
  headings: Heading[];
}

/** A section with its heading. */
export function part(depth: 2 | 3, id: string, title: string, html: string): PagePart {
  return { html: heading(depth, id, title) + html, headings: [{ id, depth, text: title }] };
}

/** Text without heading. */
export function note(html: string): PagePart {
  return { html, headings: [] };
}

/** Lists rows of a table below the heading of their section. */
export function withRows(section: PagePart, rows: readonly { anchor: string; name: string }[]): PagePart {
  const listed = rows.map(({ anchor, name }) => ({ id: anchor, depth: 3, text: name }));
  return { ...section, headings: [...section.headings, ...listed] };
}

/** Puts parts one after the other. */
export function joinParts(parts: readonly (PagePart | null)[]): PagePart {
  const present = parts.filter((one) => one !== null);
  return {
    html: present.map(({ html }) => html).join(''),
    headings: present.flatMap(({ headings }) => headings),
  };
}
