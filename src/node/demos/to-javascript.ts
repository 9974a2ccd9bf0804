import { type ESTree, Visitor } from 'rolldown/utils';
import { blankSourceFile } from 'ts-blank-space';
import { createSourceFile, ScriptKind, ScriptTarget } from 'typescript';
import { positionAt } from '../lib/files';
import { parseModule, type Statement, type SyntaxTree } from './modules';

/** TypeScript that is more than types, such as an enum. Without its types, it is not JavaScript. */
export class NonErasableSyntaxError extends Error {
  constructor(
    readonly file: string,
    readonly place: { line: number; column: number },
  ) {
    super(`${file}:${place.line} cannot be converted to JavaScript by removing types.`);
  }
}

/** What remains of a statement with only types, such as an interface or `import { type Room } from './room'`. */
const EMPTIED = /^[\s;]*$|^import\s*\{\s*\}/;
/** What remains of `import rooms, { type Room }`. */
const EMPTIED_BRACES = /^(import \w+),(\s*)\{(\s*)\}/gm;

/**
 * Removes the types from TypeScript, and keeps everything else as the author wrote it.
 * @param file absolute path of the TypeScript, which determines the formatting
 * @throws NonErasableSyntaxError
 */
export async function toJavaScript(source: string, file: string): Promise<string> {
  const { tree } = parseModule(source, file);
  const bare = blank(source, elementTypeArguments(tree));
  const kind = file.endsWith('x') ? ScriptKind.TSX : ScriptKind.TS;
  const parsed = createSourceFile(file, bare, ScriptTarget.ESNext, false, kind);
  const blanked = blankSourceFile(parsed, (node) => {
    throw new NonErasableSyntaxError(file, positionAt(source, node.getStart(parsed)));
  });
  const types = tree.program.body.filter(({ start, end }) => EMPTIED.test(blanked.slice(start, end)));
  const ranges = types.map((statement) => withComments(statement, tree, source));
  const text = blank(blanked, ranges).replace(EMPTIED_BRACES, '$1$2$3');
  // Without types, the author's text stays the same.
  if (text === source) return source;
  const { mistake } = parseModule(text, file.replace(/\.ts(x?)$/, '.js$1'));
  if (mistake) throw new NonErasableSyntaxError(file, mistake.place);
  // It is large, and mostly all demos are in the cache.
  const { format, resolveConfig } = await import('prettier');
  const style = await resolveConfig(file);
  return format(dropEmptiedLines(source, text), { ...style, parser: 'babel' });
}

/** Replaces text with spaces, so line numbers and offsets stay the same. */
function blank(source: string, ranges: readonly Range[]): string {
  return ranges.reduce(
    (text, { start, end }) =>
      text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}

/** Removes lines that contained only types, but keeps the author's empty lines. */
function dropEmptiedLines(before: string, after: string): string {
  const original = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() !== '' || original[index]?.trim() === '')
    .join('\n');
}

/** Part of a text. */
interface Range {
  start: number;
  end: number;
}

/** ts-blank-space does not support type arguments of elements, such as `<Select<string> …>`. */
function elementTypeArguments({ program }: SyntaxTree): Range[] {
  const ranges: Range[] = [];
  const visitor = new Visitor({
    JSXOpeningElement({ typeArguments }) {
      if (typeArguments) ranges.push(typeArguments);
    },
  });
  visitor.visit(program);
  return ranges;
}

/** Range of a statement with the comments directly above and after it. */
function withComments(statement: Statement, { comments }: SyntaxTree, source: string): Range {
  let { start, end } = statement;
  for (const comment of comments.toReversed()) {
    const startsLine = /(^|\n)[ \t]*$/.test(source.slice(0, comment.start));
    const isAbove = comment.end <= start && /^[ \t]*\n[ \t]*$/.test(source.slice(comment.end, start));
    if (startsLine && isAbove) start = comment.start;
  }
  for (const comment of comments) {
    if (comment.start >= end && /^[ \t]*$/.test(source.slice(end, comment.start))) end = comment.end;
  }
  return { start, end };
}

/** Maximum number of lines of a preview. */
const MAX_LINES = 16;

/** Elements around a demo that only arrange it. */
const WRAPPERS: readonly string[] = [
  'div',
  'Box',
  'Stack',
  'LocalizationProvider',
  'Fragment',
  'React.Fragment',
];

/** Attributes that do not make a wrapper relevant. */
const PLAIN_ATTRIBUTES: readonly string[] = [
  'adapterLocale', 'className', 'dateAdapter', 'direction', 'spacing', 'style', 'sx', 'useFlexGap',
]; // prettier-ignore

/** The JSX that the demo's component returns, without plain wrappers. Null if it is long. */
export function previewOf(source: string): string | null {
  const { tree, mistake } = parseModule(source, 'demo.tsx');
  const returned = mistake ? null : returnedExpression(tree.program.body);
  if (returned?.type !== 'JSXElement' && returned?.type !== 'JSXFragment') return null;
  const { start, end } = unwrap(returned, source);
  const column = start - source.lastIndexOf('\n', start) - 1;
  const text = source.slice(start, end).replace(new RegExp(`^ {0,${column}}`, 'gm'), '');
  return text.split('\n').length <= MAX_LINES ? text : null;
}

type JsxElement = ESTree.JSXElement | ESTree.JSXFragment;

/** Range of the first element that is more than a wrapper, or of the list of children of the last wrapper. */
function unwrap(element: JsxElement, source: string): Range {
  const children = element.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
  const [first] = children;
  const last = children.at(-1);
  if (!first || !last || !isPlainWrapper(element, source) || !showsSomething(children, source))
    return element;
  if (children.length === 1 && (first.type === 'JSXElement' || first.type === 'JSXFragment')) {
    return unwrap(first, source);
  }
  return { start: first.start, end: last.end };
}

function isPlainWrapper(element: JsxElement, source: string): boolean {
  if (element.type === 'JSXFragment') return true;
  const { name, attributes } = element.openingElement;
  const textOf = ({ start, end }: Range): string => source.slice(start, end);
  return (
    WRAPPERS.includes(textOf(name)) &&
    attributes.every((each) => each.type === 'JSXAttribute' && PLAIN_ATTRIBUTES.includes(textOf(each.name)))
  );
}

/** Without another component in it, the wrapper is the topic of the demo. */
function showsSomething(children: ESTree.JSXElement['children'], source: string): boolean {
  if (children.some(({ type }) => type === 'JSXText')) return false;
  const text = source.slice(children[0]?.start, children.at(-1)?.end);
  return [...text.matchAll(/<([A-Z][\w.]*)/g)].some(([, name = '']) => !WRAPPERS.includes(name));
}

/** The last return value of the default export, or null if it is not clear. */
function returnedExpression(body: readonly Statement[]): Candidate {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (!exported) return null;
  return lastReturn(exported.type === 'Identifier' ? findDeclared(body, exported.name) : exported);
}

/** A node that can be a component. */
type Candidate = ESTree.Node | null | undefined;

function findDeclared(body: readonly Statement[], name: string): Candidate {
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === name) return statement;
    if (statement.type !== 'VariableDeclaration') continue;
    const declared = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (declared) return declared.init;
  }
  return null;
}

function lastReturn(candidate: Candidate): Candidate {
  switch (candidate?.type) {
    case 'CallExpression':
      // React.memo(function Demo() { … })
      return lastReturn(candidate.arguments[0]);
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression': {
      const { body } = candidate;
      if (body?.type !== 'BlockStatement') return body;
      return body.body.findLast((statement) => statement.type === 'ReturnStatement')?.argument;
    }
    default:
      return null;
  }
}
