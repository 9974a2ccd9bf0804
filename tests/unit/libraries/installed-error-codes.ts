import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { filesBelow } from '../../../src/node/lib/files';

/** The same modules in other formats, and separate packages, which are found by name. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node', 'modern', 'legacy', 'umd', 'node_modules']);
/** The library's own build writes `production ? message : formatMuiErrorMessage(code, …)`, under several names. */
const FORMATTER = /format(Mui)?ErrorMessage/i;
const WITH_CODE = /ErrorMessage\w*(\.default\))?\(\d/;

/** The error codes of MUI packages and their dependencies, by number. The text of the first package wins. */
export function installedErrorCodes(packages: readonly string[]): Record<string, string> {
  const folders = findPackageFolders(packages);
  const codes = folders.flatMap((folder) => modulesIn(folder).flatMap(errorCodesIn));
  return Object.fromEntries(codes.reverse());
}

/** Folders of the packages and of their dependencies, nearest first. */
function findPackageFolders(packages: readonly string[]): string[] {
  const folders = new Set<string>();
  const waiting = packages.map((name) => ({ name, from: process.cwd() }));
  for (const { name, from } of waiting) {
    const file = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
    const folder = dirname(file);
    if (folders.has(folder)) continue;
    folders.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const names = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@mui/'));
    waiting.push(...names.map((dependency) => ({ name: dependency, from: folder })));
  }
  return [...folders];
}

function modulesIn(packageFolder: string): string[] {
  const esm = join(packageFolder, 'esm');
  const folder = existsSync(esm) ? esm : packageFolder;
  return filesBelow(folder)
    .filter((file) => /\.m?js$/.test(file) && !file.split('/').some((part) => SKIPPED_FOLDERS.has(part)))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** The errors that a built module throws by number in production. Arguments become `%s`. */
function errorCodesIn(source: string): [code: number, message: string][] {
  // Most modules throw nothing, so skip the slow parsing.
  if (!WITH_CODE.test(source)) return [];
  const codes: [number, string][] = [];
  new Visitor({
    ConditionalExpression({ consequent, alternate }) {
      const code = codeOf(alternate, source);
      const message = code === null ? null : templateOf(consequent);
      if (code !== null && message !== null) codes.push([code, message]);
    },
  }).visit(parseSync('module.js', source).program);
  return codes;
}

/** Number in a call of the formatter, or null for any other expression. */
function codeOf(expression: ESTree.Expression, source: string): number | null {
  if (expression.type !== 'CallExpression') return null;
  const { callee, arguments: args } = expression;
  const [first] = args;
  const isFormatter = FORMATTER.test(source.slice(callee.start, callee.end));
  return isFormatter && first?.type === 'Literal' && typeof first.value === 'number' ? first.value : null;
}

/** Text of a message made of strings and templates, or null for any other expression. */
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
