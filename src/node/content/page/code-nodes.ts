import type { ExportNamedDeclaration, Program } from 'estree';
import type { Nodes as HastNodes, Parents as HastParents, RootContent } from 'hast';
import type { Nodes as MdastNodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Handler } from 'mdast-util-to-hast';
import type { PageImport } from '../../../shared/page/page';
import type { ProblemCollector } from './problems';

/** Names that the imports and exports of a live page bring; null on an ordinary page, which runs no code. */
export type PageScope = ReadonlySet<string> | null;

type ExpressionNode = Pick<MdastNodes, 'position'> & { value: string };

/** Whether a page imports or exports, which makes it a live page. */
export function hasModule(tree: Root): boolean {
  return esmNodes(tree).length > 0;
}

/** Reads what a live page imports and exports. */
export function readScope(tree: Root): Set<string> {
  const statements = esmNodes(tree).flatMap((node) => programOf(node).body);
  return new Set(
    statements.flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
      return statement.type === 'ExportNamedDeclaration' ? declaredNames(statement) : [];
    }),
  );
}

/** The files and packages that a live page imports from. */
export function readImports(tree: Root, report: ProblemCollector): PageImport[] {
  return esmNodes(tree).flatMap((node) =>
    programOf(node).body.flatMap((statement) => {
      const source = 'source' in statement ? statement.source?.value : null;
      const line = statement.loc?.start.line ?? report.at(node).line;
      return typeof source === 'string' ? [{ source, line }] : [];
    }),
  );
}

/** Whether an element is a component that the page imports or defines, such as `<Seats />` or `<seats.Row />`. */
export function isInScope({ name }: { name: string | null }, scope: PageScope): boolean {
  return name !== null && (scope?.has(name.split('.')[0] ?? '') ?? false);
}

/** Converts code: a live page keeps its expressions, an ordinary page reports them. */
export function createCodeHandlers(scope: PageScope, report: ProblemCollector): Record<string, Handler> {
  const expression: Handler = (_state, node: ExpressionNode) => {
    if (isComment(node)) return undefined;
    if (scope) return node as never;
    const what = `"{${node.value.split('\n')[0]}}" is an expression.`;
    const why = 'Pages are data: they are read without running code.';
    const fix = 'Put braces that you want to show into backticks, or write the code in a demo.';
    report.add({ rule: 'mdx-expression', what, why, fix }, node);
    return undefined;
  };
  const esm: Handler = (_state, node: MdxjsEsm) => node as never;
  return { mdxFlowExpression: expression, mdxTextExpression: expression, mdxjsEsm: esm };
}

/** Whether a node is code, or holds some. */
export function hasCode(node: HastNodes): boolean {
  return node.type.startsWith('mdx') || ('children' in node && node.children.some(hasCode));
}

/** Takes the code out of a tree, and leaves the text that stands inside components. */
export function removeCode(parent: HastParents): void {
  const children: RootContent[] = parent.children;
  parent.children = children.flatMap((child): RootContent[] => {
    if (!('children' in child)) return child.type.startsWith('mdx') ? [] : [child];
    removeCode(child);
    return child.type === 'element' ? [child] : child.children;
  }) as never[];
}

/** Whether braces hold nothing but a comment. */
export function isComment({ value }: ExpressionNode): boolean {
  return /^\s*(\/\*[\s\S]*\*\/\s*)*$/.test(value);
}

function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm');
}

function programOf({ data }: MdxjsEsm): Program {
  return data?.estree ?? { type: 'Program', sourceType: 'module', body: [] };
}

function declaredNames({ declaration }: ExportNamedDeclaration): string[] {
  if (!declaration) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
}
