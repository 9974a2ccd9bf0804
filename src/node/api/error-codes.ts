import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { addressesIn, type ErrorCode } from '../../shared/error-code';
import { filesBelow } from '../lib/files';
import type { ResolveLink } from './page/rendered-component';

/** Packages of one scope share a list of error codes. */
const scopeOf = (name: string): string | undefined => /^@[^/]+\//.exec(name)?.[0];
/** The same modules in other formats, and separate packages, which are found by name. */
const SKIPPED_FOLDERS: ReadonlySet<string> = new Set(['node', 'modern', 'legacy', 'umd', 'node_modules']);

/**
 * The error codes of installed packages and their dependencies, by number. If two versions have different text, the one
 * of the documented package wins.
 */
export async function readErrorCodes(packages: readonly string[], repository: string): Promise<ErrorCode[]> {
  const byCode = new Map<number, ErrorCode>();
  for (const folder of findPackageFolders(packages, repository)) {
    const sources = await readModules(folder);
    for (const error of sources.flatMap(extractErrorCodes)) {
      if (!byCode.has(error.code)) byCode.set(error.code, error);
    }
  }
  return [...byCode.values()].sort((a, b) => a.code - b.code);
}

/** Error codes with the pages of this site for the URLs in their messages. */
export function linkErrorCodes(codes: readonly ErrorCode[], resolve: ResolveLink): Required<ErrorCode>[] {
  return codes.map((error) => ({
    ...error,
    links: addressesIn(error.message).map((address) => ({ address, href: resolve(address) })),
  }));
}

/** Folders of the packages and of their dependencies, nearest first. */
function findPackageFolders(packages: readonly string[], repository: string): Set<string> {
  const folders = new Set<string>();
  const waiting = packages
    .filter((name) => scopeOf(name) !== undefined)
    .map((name) => ({ name, from: repository }));
  for (const { name, from } of waiting) {
    const file = createRequire(join(from, 'package.json')).resolve(`${name}/package.json`);
    const folder = dirname(file);
    if (folders.has(folder)) continue;
    folders.add(folder);
    const { dependencies = {} } = createRequire(file)(file) as { dependencies?: Record<string, string> };
    const names = Object.keys(dependencies).filter((dependency) => scopeOf(dependency) === scopeOf(name));
    waiting.push(...names.map((dependency) => ({ name: dependency, from: folder })));
  }
  return folders;
}

async function readModules(packageFolder: string): Promise<string[]> {
  const esm = join(packageFolder, 'esm');
  const folder = existsSync(esm) ? esm : packageFolder;
  const modules = filesBelow(folder).filter(
    (file) => /\.m?js$/.test(file) && !file.split('/').some((part) => SKIPPED_FOLDERS.has(part)),
  );
  return Promise.all(modules.map((file) => readFile(join(folder, file), 'utf8')));
}

/** The library's own build writes `production ? message : formatMuiErrorMessage(code, …)`, under several names. */
const FORMATTER = /format(Mui)?ErrorMessage/i;
const WITH_CODE = /ErrorMessage\w*(\.default\))?\(\d/;

/** Finds the errors that a built module throws by number in production. Arguments become `%s`. */
export function extractErrorCodes(source: string): ErrorCode[] {
  // Most modules throw nothing, so skip the slow parsing.
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
