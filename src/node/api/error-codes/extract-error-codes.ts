import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import type { ErrorCode } from '../../../shared/site/error-code';

/** The library's own build writes `production ? message : formatMuiErrorMessage(code, …)`, under several names. */
const FORMATTER = /format(Mui)?ErrorMessage/i;
const WITH_CODE = /ErrorMessage\w*(\.default\))?\(\d/;

/** The errors that a built module of the library throws by number in production; arguments become `%s`. */
export function extractErrorCodes(source: string): ErrorCode[] {
  // Most modules throw nothing: parsing them would be most of the work.
  if (!WITH_CODE.test(source)) return [];
  const codes: ErrorCode[] = [];
  new Visitor({
    ConditionalExpression({ consequent, alternate }) {
      const code = codeOf(alternate, source);
      const message = code === null ? null : templateOf(consequent);
      if (code !== null && message !== null) codes.push({ code, message });
    },
  }).visit(parseSync('module.js', source).program);
  return codes;
}

/** Number in a call of the formatter; null for any other expression. */
function codeOf(expression: ESTree.Expression, source: string): number | null {
  if (expression.type !== 'CallExpression') return null;
  const { callee, arguments: args } = expression;
  const [first] = args;
  const isFormatter = FORMATTER.test(source.slice(callee.start, callee.end));
  return isFormatter && first?.type === 'Literal' && typeof first.value === 'number' ? first.value : null;
}

/** Text of a message put together from strings and templates; null when it is anything else. */
function templateOf(expression: ESTree.Expression | ESTree.PrivateIdentifier): string | null {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? expression.value : null;
    case 'TemplateLiteral':
      return expression.quasis.map(({ value }) => value.cooked ?? value.raw).join('%s');
    case 'ParenthesizedExpression':
      return templateOf(expression.expression);
    case 'BinaryExpression': {
      const [left, right] = [templateOf(expression.left), templateOf(expression.right)];
      return left !== null && right !== null && expression.operator === '+' ? left + right : null;
    }
    default:
      return null;
  }
}
