import type { ESTree } from 'rolldown/utils';
import type { Expression, Statement } from './syntax-tree';

/** What the component that a module exports by default returns at its end; null when that cannot be said. */
export function returnedExpression(body: readonly Statement[]): Expression | null {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (!exported) return null;
  return lastReturn(exported.type === 'Identifier' ? findDeclared(body, exported.name) : exported);
}

/** A node of the tree that may be a component. */
type Candidate = { type: string } | null | undefined;

function findDeclared(body: readonly Statement[], name: string): Candidate {
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration' && statement.id?.name === name) return statement;
    if (statement.type !== 'VariableDeclaration') continue;
    const declared = statement.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name);
    if (declared) return declared.init;
  }
  return null;
}

type FunctionLike = ESTree.Function | ESTree.ArrowFunctionExpression;

function lastReturn(candidate: Candidate): Expression | null {
  if (!candidate) return null;
  if (candidate.type === 'CallExpression') {
    // React.memo(function Demo() { … })
    return lastReturn((candidate as ESTree.CallExpression).arguments[0]);
  }
  if (!/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(candidate.type)) return null;
  const { body } = candidate as FunctionLike;
  if (!body) return null;
  if (body.type !== 'BlockStatement') return withoutParentheses(body as Expression);
  const last = body.body.findLast((statement) => statement.type === 'ReturnStatement');
  return last?.argument ? withoutParentheses(last.argument) : null;
}

function withoutParentheses(expression: Expression): Expression {
  return expression.type === 'ParenthesizedExpression'
    ? withoutParentheses(expression.expression)
    : expression;
}
