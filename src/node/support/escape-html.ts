const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes text safe as HTML content and as a double-quoted attribute value. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** The text behind the references that this function's counterpart and the serializer of pages write. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]+)|[a-z]+);/gi, (reference, code: string | undefined) => {
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    return Object.keys(ENTITIES).find((sign) => ENTITIES[sign] === reference) ?? reference;
  });
}
