const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** Reverses `escapeHtml`, and decodes the references of the HTML serializer. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|[a-z]+);/gi, (reference, code: string | undefined) => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return Object.keys(ENTITIES).find((sign) => ENTITIES[sign] === reference) ?? reference;
  });
}
