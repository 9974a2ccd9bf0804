import type { SyntaxNode } from '@lezer/common';

/** Values in an options object that need no code to run. */
export type Literal = string | number | boolean | null | undefined | Literal[] | LiteralObject;

export interface LiteralObject {
  [key: string]: Literal;
}

/** Names from the outside in, such as `['palette', 'primary', 'main']`. */
export type Path = readonly string[];

/** Whether a value has names in it. */
export function isObject(value: unknown): value is LiteralObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path, or undefined. */
export function valueAt(value: unknown, [name, ...rest]: Path): unknown {
  if (name === undefined) return value;
  const isNested = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isNested ? valueAt((value as Record<string, unknown>)[name], rest) : undefined;
}

/** A copy of the object with another value at a path. Undefined removes the value and empty parent objects. */
export function withValueAt(object: LiteralObject, [name, ...rest]: Path, value: Literal): LiteralObject {
  if (name === undefined) return object;
  const inner = Object.hasOwn(object, name) ? object[name] : undefined;
  const next =
    rest.length === 0 ? value : emptyToNone(withValueAt(isObject(inner) ? inner : {}, rest, value));
  if (next !== undefined) return { ...object, [name]: next };
  const { [name]: _, ...others } = object;
  return others;
}

function emptyToNone(object: LiteralObject): LiteralObject | undefined {
  return Object.keys(object).length === 0 ? undefined : object;
}

/** Code in the options that is omitted, because nothing is run. */
export interface Skipped {
  path: string;
  line: number;
}

/** Stops the reading. */
export class Mistake extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

const SKIPPED = Symbol('left out');

/** Evaluates literals in a syntax tree. */
export class LiteralReader {
  readonly skipped: Skipped[] = [];
  private readonly lines = new Map<string, number>();

  constructor(
    private readonly source: string,
    private readonly lineAt: (position: number) => number,
  ) {}

  lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const line = this.lines.get(path.slice(0, length).join('\n'));
      if (line !== undefined) return line;
    }
    return 1;
  };

  object(node: SyntaxNode, path: Path): LiteralObject {
    const entries = node.getChildren('Property').flatMap((property): [string, Literal][] => {
      const name = this.name(property);
      const value = property.getChild(':')?.nextSibling;
      const inner = name === null ? path : [...path, name];
      if (name === null || !value) return this.skip(property, inner, []);
      if (name === '__proto__') throw new Mistake('`__proto__` is no option of a theme.', property.from);
      this.lines.set(inner.join('\n'), this.lineAt(property.from));
      const read = this.value(value, inner);
      return read === SKIPPED ? [] : [[name, read]];
    });
    return Object.fromEntries(entries);
  }

  private value(wrapped: SyntaxNode, path: Path): Literal | typeof SKIPPED {
    const node = unwrap(wrapped);
    const text = this.text(node);
    switch (node.name) {
      case 'ObjectExpression':
        return this.object(node, path);
      case 'ArrayExpression':
        return this.items(node).flatMap((item, place) => {
          const read = this.value(item, [...path, String(place)]);
          return read === SKIPPED ? [] : [read];
        });
      case 'String':
        return unquote(text);
      case 'Number':
        return Number(text.replaceAll('_', ''));
      case 'BooleanLiteral':
        return text === 'true';
      case 'null':
        return null;
    }
    if (node.name === 'TemplateString' && !node.getChild('Interpolation')) return unquote(text);
    if (/^[-+]\s*[\d.]/.test(text) && node.name === 'UnaryExpression') return Number(text.replace(/\s/g, ''));
    if (text === 'undefined') return undefined;
    return this.skip(node, path, SKIPPED);
  }

  private items(node: SyntaxNode): SyntaxNode[] {
    const items: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling)
      if (!['[', ']', ',', 'LineComment', 'BlockComment'].includes(child.name)) items.push(child);
    return items;
  }

  /** Null for a computed name and a spread. */
  private name(property: SyntaxNode): string | null {
    const first = property.firstChild;
    if (first?.name === 'PropertyDefinition' || first?.name === 'Number') return this.text(first);
    return first?.name === 'String' ? unquote(this.text(first)) : null;
  }

  private skip<Nothing>(node: SyntaxNode, path: Path, nothing: Nothing): Nothing {
    const code = this.text(node).split('\n')[0] ?? '';
    if (path[0] !== 'components')
      throw new Mistake(`“${code}” is code, which is not run here. Write the value itself.`, node.from);
    this.skipped.push({ path: path.join('.'), line: this.lineAt(node.from) });
    return nothing;
  }

  private text({ from, to }: SyntaxNode): string {
    return this.source.slice(from, to);
  }
}

/** Removes parentheses, `as const`, and `satisfies ThemeOptions`. */
export function unwrap(node: SyntaxNode): SyntaxNode {
  if (node.name === 'ParenthesizedExpression') return unwrap(node.firstChild?.nextSibling ?? node);
  const isTyped = node.name === 'BinaryExpression' && (node.getChild('as') ?? node.getChild('satisfies'));
  return isTyped && node.firstChild ? unwrap(node.firstChild) : node;
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
};

/** The text that a literal in quotes stands for. */
function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n|([^]))/gi,
      (_, point?: string, unit?: string, byte?: string, sign?: string) =>
        sign === undefined ? codePoint(point ?? unit ?? byte) : (ESCAPES[sign] ?? sign),
    );
}

function codePoint(hexadecimal: string | undefined): string {
  return hexadecimal === undefined ? '' : String.fromCodePoint(Number.parseInt(hexadecimal, 16));
}
