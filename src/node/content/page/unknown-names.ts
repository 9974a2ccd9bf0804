import type { Node as EstreeNode, Program } from 'estree';
import globals from 'globals';
import type { Nodes } from 'mdast';
import { closest } from '../../../shared/texts/suggest';
import type { PageScope } from './code-nodes';
import type { ProblemCollector } from './problems';

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
export function checkExpressionNames(node: Nodes, scope: PageScope, report: ProblemCollector): void {
  if (scope === null) return;
  for (const program of programsOf(node)) {
    const { used, declared } = collectNames(program);
    const unknown = [...used].filter((name) => !declared.has(name) && !scope.has(name) && !GIVEN.has(name));
    for (const name of unknown) {
      const near = closest(name, scope);
      const otherwise = 'Import it, or put the braces into backticks if you want to show them.';
      const what = `The page neither imports nor exports "${name}".`;
      report.add({ rule: 'unknown-name', what, fix: near ? `Did you mean "${near}"?` : otherwise }, node);
    }
  }
}

function programsOf(node: Nodes): Program[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    return node.data?.estree ? [node.data.estree] : [];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
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
