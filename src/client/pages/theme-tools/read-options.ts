import { typescriptLanguage } from '@codemirror/lang-javascript';
import type { SyntaxNode, Tree } from '@lezer/common';
import { type LiteralObject, LiteralReader, Mistake, type Path, type Skipped, unwrap } from './literal';

/** A mistake in options that somebody has written. */
export interface OptionsProblem {
  message: string;
  /** Starts at 1. Null if the error has no line. */
  line: number | null;
  /** Page of this site with the whole message of the library. */
  href?: string;
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
  const isObjectAlone = /^(\s|\/\/.*\n|\/\*[^]*?\*\/)*\{/.test(text);
  const source = isObjectAlone ? PREFIX + text : text;
  const lineAt = (position: number): number => source.slice(0, position).split('\n').length;
  try {
    const tree = typescriptLanguage.parser.parse(source);
    const root = findOptions(tree, source);
    refuseSyntaxErrors(tree, source);
    const reader = new LiteralReader(source, lineAt);
    const options = root ? reader.object(root, []) : {};
    return { options, skipped: reader.skipped, lineOf: reader.lineOf };
  } catch (error) {
    if (error instanceof Mistake) return { message: error.message, line: lineAt(error.position) };
    throw error;
  }
}

/** The argument of the first call, or the first object. Null for a call without options. */
function findOptions(tree: Tree, source: string): SyntaxNode | null {
  let call: SyntaxNode | null = null;
  let object: SyntaxNode | null = null;
  tree.iterate({
    enter({ name, node }) {
      if (name === 'ObjectExpression') object ??= node;
      const callee = name === 'CallExpression' && node.firstChild;
      if (callee && CALLS.includes(source.slice(callee.from, callee.to))) call ??= node;
    },
  });
  const argument = (call as SyntaxNode | null)?.getChild('ArgList')?.firstChild?.nextSibling;
  if (argument?.name === ')') return null;
  const found = argument ? unwrap(argument) : object;
  if (found?.name === 'ObjectExpression') return found;
  throw new Mistake('There is no options object here. Begin with { or paste the whole createTheme call.', 0);
}

function refuseSyntaxErrors(tree: Tree, source: string): void {
  let position: number | null = null;
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) position ??= from;
    },
  });
  if (position === null) return;
  const rest = source.slice(position).trim();
  if (rest === '') throw new Mistake('A closing } or ) is missing at the end.', source.trimEnd().length);
  const word = /^["'`]?[\w$.#-]+|./.exec(rest)?.[0] ?? rest;
  throw new Mistake(
    `“${word}” is not expected here. Is a comma, a colon, or a bracket missing before it?`,
    source.length - source.slice(position).trimStart().length,
  );
}
