import { escapeHtml } from '../../support/escape-html';

/** Characters that fit into the narrowest column of a table. */
const LONGEST_UNBROKEN = 10;

/** Code within a line. */
export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Code with line break opportunities in long words, such as `Partial<<wbr>Button<wbr>Classes>`. */
export function breakableCode(text: string): string {
  return `<code>${withBreaks(markBreaks(text))}</code>`;
}

/** Stands for a place to break, until the text has become HTML. */
export const BREAK = '\u200B';

/** Adds line break opportunities between the parts of long code words. */
export function markBreaks(text: string): string {
  const words = text.split(' ').map((word) => {
    if (word.length <= LONGEST_UNBROKEN) return word;
    return word.split(/(?<=[<([=]|\w\.)|(?<=[a-z\d])(?=[A-Z])/).join(BREAK);
  });
  return words.join(' ');
}

/** HTML of a text with such marks. */
export function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll(BREAK, '<wbr>');
}

/** A link, or only its content if there is no URL. */
export function link(href: string | null, html: string): string {
  return href === null ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
}

/** A small label next to a name. */
export function flag(text: string, kind = ''): string {
  return `<span class="api-flag${kind && ` api-flag-${kind}`}">${escapeHtml(text)}</span>`;
}

/** A heading that is its own link, as in prose. */
export function heading(depth: 2 | 3, id: string, text: string): string {
  return `<h${depth} id="${id}"><a class="title-link-to-anchor" href="#${id}">${escapeHtml(text)}</a></h${depth}>`;
}

/** Removes the paragraph around text with only one. */
export function withoutParagraph(html: string): string {
  return /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(html)?.[1] ?? html;
}
