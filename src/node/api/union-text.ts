/** A union of types that are texts already: each once, functions in parentheses. */
export function unionText(parts: readonly string[]): string {
  const [only, ...others] = parts;
  if (only !== undefined && others.length === 0) return only;
  const isBoolean = parts.includes('true') && parts.includes('false');
  const texts = parts.map((part) => {
    if (isBoolean && /^(true|false)$/.test(part)) return 'boolean';
    return isFunction(part) ? `(${part})` : part;
  });
  return [...new Set(texts)].join(' | ');
}

/** `string[]`, or `Array<string | number>` where brackets would be hard to read. */
export function arrayText(element: string): string {
  return /^[\w.]+$/.test(element) ? `${element}[]` : `Array<${element.replace(/^\((.*)\)$/, '$1')}>`;
}

/** Without line breaks, and without the last semicolon in braces. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('; }', ' }').trim();
}

/**
 * Makes a type that the checker has printed readable: on one line, without the modules that names come from, and
 * without the `undefined` that an optional prop or member says already.
 */
export function tidy(text: string): string {
  const line = onOneLine(text.replace(/import\("[^"]*"\)\./g, '')).replace(
    /(\?: [^;,{}()]*?) \| undefined(?=[;,) ])/g,
    '$1',
  );
  // In `() => A | undefined` the union belongs to what is returned.
  if (isFunction(line)) return line;
  return [...new Set(splitUnion(line))].filter((part) => part !== 'undefined').join(' | ');
}

function isFunction(text: string): boolean {
  return /^(<[^>]*>)?\(.*\) => /.test(text);
}

/** The parts of a union; what stands in brackets stays together. */
function splitUnion(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const word of text.split(/(=>|[()[\]{}<>]| \| )/)) {
    if (/^[([{<]$/.test(word)) depth += 1;
    if (/^[)\]}>]$/.test(word)) depth -= 1;
    if (word === ' | ' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + word);
  }
  return parts;
}
