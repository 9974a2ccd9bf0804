import {
  findFirst,
  type SyntaxNode,
  type Tree,
  typescriptLanguage,
} from 'docs/ui/editor';
import type {
  Literal,
  LiteralObject,
  OptionsProblem,
  Path,
} from './check-options';

/** Code in the options that is omitted, because nothing is run. */
export interface Skipped {
  path: string;
  line: number;
}

interface ReadOptions {
  options: LiteralObject;
  skipped: readonly Skipped[];
  /** Line of the name at a path, or of the nearest one around it. */
  lineOf: (path: Path) => number;
}

/** `x={…}` is an expression where `{…}` alone would be a block of statements. */
const PREFIX = 'x=';
const CALLS = ['createTheme', 'extendTheme'];

/**
 * Parses an options object as JSON or TypeScript, or the first `createTheme` call of a file, without running code.
 * Functions and other code are allowed only in `components`, which is omitted.
 */
export function readOptions(text: string): ReadOptions | OptionsProblem {
  const isObjectAlone = /^(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*\{/.test(
    text,
  );
  const source = isObjectAlone ? PREFIX + text : text;
  const lineAt = (position: number): number =>
    source.slice(0, position).split('\n').length;
  try {
    const tree = typescriptLanguage.parser.parse(source);
    const root = findOptions(tree, source);
    refuseSyntaxErrors(tree, source);
    const reader = new LiteralReader(source, lineAt);
    const options = root ? reader.object(root, []) : {};
    return { options, skipped: reader.skipped, lineOf: reader.lineOf };
  } catch (error) {
    if (error instanceof OptionsError)
      return { message: error.message, line: lineAt(error.position) };
    throw error;
  }
}

/** The argument of the first call, or the first object. Null for a call without options. */
function findOptions(tree: Tree, source: string): SyntaxNode | null {
  const object = findFirst(tree, ({ name, node }) =>
    name === 'ObjectExpression' ? node : null,
  );
  const call = findFirst(tree, ({ name, node }) => {
    const callee = name === 'CallExpression' && node.firstChild;
    return callee && CALLS.includes(source.slice(callee.from, callee.to))
      ? node
      : null;
  });
  const argument = call?.getChild('ArgList')?.getChild('Expression');
  if (call && !argument) return null;
  const found = argument ? unwrap(argument) : object;
  if (found?.name === 'ObjectExpression') return found;
  throw new OptionsError(
    'There is no options object here. Start with { or paste the whole createTheme call.',
    0,
  );
}

function refuseSyntaxErrors(tree: Tree, source: string): void {
  const position = findFirst(tree, ({ type, from }) =>
    type.isError ? from : null,
  );
  if (position === null) return;
  const rest = source.slice(position).trim();
  if (rest === '')
    throw new OptionsError(
      'A closing } or ) is missing at the end.',
      source.trimEnd().length,
    );
  const word = /^["'`]?[\w$.#-]+|./.exec(rest)?.[0] ?? rest;
  throw new OptionsError(
    `“${word}” is not expected here. Is a comma, a colon, or a bracket missing before it?`,
    source.length - source.slice(position).trimStart().length,
  );
}

/** Thrown at the first mistake in the options. */
class OptionsError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
  }
}

const SKIPPED = Symbol('left out');

/** Evaluates literals in a syntax tree. */
class LiteralReader {
  readonly skipped: Skipped[] = [];
  private readonly lines = new Map<string, number>();

  constructor(
    private readonly source: string,
    private readonly lineAt: (position: number) => number,
  ) {}

  lineOf = (path: Path): number =>
    path.length === 0
      ? 1
      : (this.lines.get(path.join('\n')) ?? this.lineOf(path.slice(0, -1)));

  object(node: SyntaxNode, path: Path): LiteralObject {
    const entries = node
      .getChildren('Property')
      .flatMap((property): [string, Literal][] => {
        const name = this.name(property);
        const value = property.getChild('Expression', ':');
        const inner = name === null ? path : [...path, name];
        if (name === null || !value) {
          this.skip(property, inner);
          return [];
        }
        if (name === '__proto__')
          throw new OptionsError(
            '`__proto__` is not a theme option.',
            property.from,
          );
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
        if (node.getChild('Spread')) break;
        return node.getChildren('Expression').flatMap((item, place) => {
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
    if (node.name === 'TemplateString' && !node.getChild('Interpolation'))
      return unquote(text);
    if (/^[-+]\s*[\d.]/.test(text) && node.name === 'UnaryExpression')
      return Number(text.replace(/\s/g, ''));
    if (text === 'undefined') return undefined;
    return this.skip(node, path);
  }

  /** Null for a computed name and a spread. */
  private name(property: SyntaxNode): string | null {
    const first = property.firstChild;
    if (first?.name === 'PropertyDefinition' || first?.name === 'Number')
      return this.text(first);
    return first?.name === 'String' ? unquote(this.text(first)) : null;
  }

  /** Omits code in `components`, and refuses it elsewhere. */
  private skip(node: SyntaxNode, path: Path): typeof SKIPPED {
    const code = this.text(node).split('\n')[0] ?? '';
    if (path[0] !== 'components')
      throw new OptionsError(
        `“${code}” is code, which is not run here. Write the value itself.`,
        node.from,
      );
    this.skipped.push({ path: path.join('.'), line: this.lineAt(node.from) });
    return SKIPPED;
  }

  private text({ from, to }: SyntaxNode): string {
    return this.source.slice(from, to);
  }
}

/** Removes parentheses, `as const`, and `satisfies ThemeOptions`. */
function unwrap(node: SyntaxNode): SyntaxNode {
  const isTyped = node.getChild('as') ?? node.getChild('satisfies');
  const inner =
    isTyped || node.name === 'ParenthesizedExpression'
      ? node.getChild('Expression')
      : null;
  return inner ? unwrap(inner) : node;
}

/** Other control characters make no sense in a theme. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

/** The text that a literal in quotes stands for. */
function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|\r?\n|([^]))/gi,
      (_, point?: string, unit?: string, byte?: string, sign?: string) =>
        sign === undefined
          ? codePoint(point ?? unit ?? byte)
          : (ESCAPES[sign] ?? sign),
    );
}

function codePoint(hexadecimal: string | undefined): string {
  return hexadecimal === undefined
    ? ''
    : String.fromCodePoint(Number.parseInt(hexadecimal, 16));
}
