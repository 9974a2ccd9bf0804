import type { Node as EstreeNode, Program } from 'estree';
import globals from 'globals';
import type { Parents as HastParents, RootContent } from 'hast';
import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import type { Handler } from 'mdast-util-to-hast';
import type { PageImport } from '../../../shared/page/page';
import { suggestion } from '../suggestion';
import { isJsxElement } from './jsx';
import type { ProblemCollector } from './problems';

/** Names that the imports and exports of a live page bring; null on an ordinary page, which runs no code. */
export type PageScope = ReadonlySet<string> | null;

type ExpressionNode = Pick<Nodes, 'position'> & { value: string };

/** Reads what a page imports and exports, which makes it a live page. */
export function readScope(tree: Root): PageScope {
  const modules = esmNodes(tree);
  if (modules.length === 0) return null;
  const names = modules.flatMap(programOf).flatMap(({ body }) => body.flatMap(namesOf));
  return new Set(names);
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
    report.add(node, { rule: 'mdx-expression', what, why, fix });
    return undefined;
  };
  const esm: Handler = (_state, node: MdxjsEsm) => node as never;
  return { mdxFlowExpression: expression, mdxTextExpression: expression, mdxjsEsm: esm };
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

/** Names that every live page knows: a list, because what this Node happens to have is not what the next one has. */
const GIVEN: ReadonlySet<string> = new Set([
  ...Object.keys(globals.es2023),
  ...Object.keys(globals['shared-node-browser']),
  'arguments',
  'document',
  'props',
  'window',
]);

/** Reports names in expressions that nothing defines: mostly braces that were meant to be shown. */
export function checkExpressionNames(
  node: Nodes,
  scope: ReadonlySet<string>,
  report: ProblemCollector,
): void {
  for (const program of programsOf(node)) {
    const { used, declared } = collectNames(program);
    const unknown = [...used].filter((name) => !declared.has(name) && !scope.has(name) && !GIVEN.has(name));
    for (const name of unknown) {
      const otherwise = 'Import it, or put the braces into backticks if you want to show them.';
      const what = `The page neither imports nor exports "${name}".`;
      report.add(node, { rule: 'unknown-name', what, fix: suggestion(name, scope, otherwise) });
    }
  }
}

function esmNodes(tree: Root): MdxjsEsm[] {
  return tree.children.filter((node) => node.type === 'mdxjsEsm');
}

function programOf({ data }: MdxjsEsm): Program {
  return data?.estree ?? { type: 'Program', sourceType: 'module', body: [] };
}

/** Names that a statement imports or exports. */
function namesOf(statement: Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name);
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? id.name : []));
}

function programsOf(node: Nodes): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return node.data?.estree ? [node.data.estree] : [];
  }
  if (!isJsxElement(node)) return [];
  return node.attributes.flatMap((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? [];
    return typeof attribute.value === 'object' ? (attribute.value?.data?.estree ?? []) : [];
  });
}

interface Names {
  used: Set<string>;
  declared: Set<string>;
}

/** A name declared anywhere counts as known everywhere: better to miss a mistake than to invent one. */
function collectNames(program: Program): Names {
  const names: Names = { used: new Set(), declared: new Set() };
  const visit = (value: unknown, into: Set<string>): void => {
    if (Array.isArray(value)) value.forEach((item) => visit(item, into));
    if (!isNode(value)) return;
    if (value.type === 'Identifier') into.add(value.name);
    for (const [key, child] of Object.entries(value)) {
      const isLabel = (key === 'property' || key === 'key') && 'computed' in value && !value.computed;
      const isDeclaration = key === 'params' || key === 'id';
      if (!isLabel) visit(child, isDeclaration ? names.declared : into);
    }
  };
  visit(program.body, names.used);
  return names;
}

function isNode(value: unknown): value is EstreeNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
