import type { Node as EstreeNode, Identifier, Literal, Program } from 'estree';
import globals from 'globals';
import type { RootContent } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Handler } from 'mdast-util-to-hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { ImportedName } from '../../shared/page';
import type { SourceLocation } from '../../shared/problem';
import { suggestion } from '../lib/suggestions';
import { isJsxElement, type PageScope } from './jsx';
import { locate, report, walkMarkdown } from './tree';

type ExpressionNode = Pick<Nodes, 'position'> & { value: string };

type Statement = Program['body'][number];

/** Sets the names that a live page imports and exports, or null for an ordinary page. */
export const remarkScope: Plugin<[], Root> = () => (tree, file) => {
  const isLive = tree.children.some(({ type }) => type === 'mdxjsEsm');
  file.data.scope = isLive ? new Set(statementsOf(tree).flatMap(namesOf)) : null;
};

/** Reads the imports of a live page, and the exports that it uses. */
export const remarkImports: Plugin<[], Root> = () => (tree, file) => {
  const members = readMembers(tree, file);
  file.data.imports = statementsOf(tree).flatMap((statement) => {
    const source = 'source' in statement ? statement.source?.value : null;
    if (typeof source !== 'string') return [];
    const { line } = placeOf(statement, file.path);
    const names = importedNames(statement, members, file.path);
    return { source, place: { file: file.path, line }, names };
  });
};

/** Imports and exports of a page. */
function statementsOf(tree: Root): Statement[] {
  return tree.children
    .filter(({ type }) => type === 'mdxjsEsm')
    .flatMap(programsOf)
    .flatMap(({ body }) => body);
}

/**
 * Exports that a statement imports or re-exports. A namespace counts by its members.
 * @param members of any name that the page reads
 */
function importedNames(statement: Statement, members: readonly ImportedName[], file: string): ImportedName[] {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.specifiers.map((specifier) => {
      const name = nameOf(specifier.local);
      return { name, localName: name, place: placeOf(specifier, file) };
    });
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.flatMap((specifier) => {
    const localName = specifier.local.name;
    if (specifier.type === 'ImportNamespaceSpecifier')
      return members.filter((member) => member.localName === localName);
    const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
    return { name, localName, place: placeOf(specifier, file) };
  });
}

function nameOf(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

function placeOf({ loc }: Pick<EstreeNode, 'loc'>, file: string): SourceLocation {
  const { line, column } = loc?.start ?? { line: 1, column: 0 };
  return { file, line, column: column + 1 };
}

/** Members that the page reads from any name, such as `seats.Row` in code and in `<seats.Row />`. */
function readMembers(tree: Root, file: VFile): ImportedName[] {
  const members: ImportedName[] = [];
  walkMarkdown(tree, (node) => {
    const [localName = '', name] = isJsxElement(node) ? (node.name?.split('.') ?? []) : [];
    const place = locate(file, node);
    if (name !== undefined) members.push({ name, localName, place });
    for (const use of programsOf(node).flatMap(memberUses))
      members.push({ name: use.name, localName: use.object, place: placeOf(use.at, place.file) });
  });
  return members;
}

/** A member that code reads from a name, such as `seats.Row`. */
interface MemberUse {
  object: string;
  name: string;
  at: Pick<EstreeNode, 'loc'> & { start?: number };
}

/** Members of undeclared names that a program accesses. */
export function memberUses(program: object): MemberUse[] {
  const { declared } = namesIn(program);
  const uses = [...walkCode(program)].flatMap(({ node }) => memberUse(node) ?? []);
  return uses.filter(({ object }) => !declared.has(object));
}

function memberUse(node: EstreeNode): MemberUse | null {
  const { type, object, property, computed } = node as EstreeNode & Partial<Record<string, unknown>>;
  const isMember = (type === 'MemberExpression' && !computed) || String(type) === 'JSXMemberExpression';
  if (!isMember || !isName(object) || !isName(property)) return null;
  return { object: object.name, name: property.name, at: property };
}

function isName(value: unknown): value is Identifier {
  return isNode(value) && ['Identifier', 'JSXIdentifier'].includes(value.type);
}

/** True for a component that the page imports or defines, such as `<Seats />` or `<seats.Row />`. */
export function isInScope({ name }: { name: string | null }, scope: PageScope): boolean {
  return name !== null && (scope?.has(name.split('.')[0] ?? '') ?? false);
}

/** Keeps the expressions of a live page. On other pages, reports them. */
export function createCodeHandlers(scope: PageScope, file: VFile): Record<string, Handler> {
  const expression: Handler = (_state, node: ExpressionNode) => {
    if (isComment(node)) return undefined;
    if (scope) return node as never;
    const what = `"{${node.value.split('\n')[0]}}" is an expression.`;
    const why = 'Pages are data, and are read without running code.';
    const fix = 'Put braces that you want to show in backticks, or write the code in a demo.';
    report(file, node, { rule: 'mdx-expression', what, why, fix });
    return undefined;
  };
  const esm: Handler = (_state, node: MdxjsEsm) => node as never;
  return { mdxFlowExpression: expression, mdxTextExpression: expression, mdxjsEsm: esm };
}

/** Copies nodes without code, and keeps the text inside of components. */
export function withoutCode(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (!('children' in node)) return node.type.startsWith('mdx') ? [] : [node];
    const children = withoutCode(node.children) as never[];
    return node.type === 'element' ? [{ ...node, children }] : children;
  });
}

/** True for braces that contain only comments. */
export function isComment({ value }: ExpressionNode): boolean {
  return /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/)*$/.test(value);
}

/** Globals that every live page can use. A list, because the globals of Node depend on its version. */
const LIVE_PAGE_GLOBALS: ReadonlySet<string> = new Set([
  ...Object.keys(globals.es2023),
  ...Object.keys(globals['shared-node-browser']),
  'arguments',
  'document',
  'props',
  'window',
]);

/** Reports undefined names in expressions. They are usually braces that the author wants to show. */
export function checkExpressionNames(node: Nodes, scope: ReadonlySet<string>, file: VFile): void {
  if (node.type === 'mdxjsEsm') return;
  for (const program of programsOf(node)) {
    const { used, declared } = namesIn(program.body);
    const unknown = [...used].filter(
      (name) => !declared.has(name) && !scope.has(name) && !LIVE_PAGE_GLOBALS.has(name),
    );
    for (const name of unknown) {
      const otherwise = 'Import it, or put the braces in backticks if you want to show them.';
      const what = `The page neither imports nor exports "${name}".`;
      report(file, node, { rule: 'unknown-name', what, fix: suggestion(name, scope, otherwise) });
    }
  }
}

/** Names that a statement imports or exports. */
function namesOf(statement: Statement): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => [...namesIn(id).used]);
}

function programsOf(node: Nodes): Program[] {
  if (isJsxElement(node))
    return node.attributes.flatMap((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? [];
      return typeof attribute.value === 'object' ? (attribute.value?.data?.estree ?? []) : [];
    });
  const isCode =
    node.type === 'mdxjsEsm' || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isCode && node.data?.estree ? [node.data.estree] : [];
}

/** Names in code. A name that is declared anywhere counts as declared everywhere, so no report is false. */
function namesIn(code: unknown): Record<'used' | 'declared', Set<string>> {
  const used = new Set<string>();
  const declared = new Set<string>();
  for (const { node, isDeclared } of walkCode(code))
    if (node.type === 'Identifier') (isDeclared ? declared : used).add(node.name);
  return { used, declared };
}

/** Every node of a syntax tree, parents first. Omits labels, such as `b` in `a.b` and `{ b: a }`. */
function* walkCode(value: unknown, isDeclared = false): Iterable<{ node: EstreeNode; isDeclared: boolean }> {
  if (Array.isArray(value)) for (const item of value) yield* walkCode(item, isDeclared);
  if (!isNode(value)) return;
  yield { node: value, isDeclared };
  for (const [key, child] of Object.entries(value)) {
    const isLabel = (key === 'property' || key === 'key') && 'computed' in value && !value.computed;
    if (!isLabel) yield* walkCode(child, isDeclared || ['params', 'param', 'id'].includes(key));
  }
}

function isNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
