// Checks the direction of imports in src, including types and dynamic imports. Part of `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/**
 * Layers of each folder, highest first. A layer imports only from lower ones. Folders on one line do not import each
 * other.
 */
const LAYERS = {
  'src/node': [
    ['cli', 'gatsby'],
    ['outputs'],
    ['search', 'demos', 'api', 'offline'],
    ['checks'],
    ['content'],
    ['markdown'],
    ['lib'],
  ],
  'src/client': [
    ['app'],
    ['docs-ui'],
    ['pages'],
    ['layout', 'api-page'],
    ['article'],
    ['demo'],
    ['search'],
    ['ads', 'offline'],
    ['analytics'],
    ['settings'],
    ['router'],
    ['ui'],
  ],
  'src/client/demo': [['playground'], ['frame'], ['editor'], ['runtime']],
  'src/client/offline': [['ui'], ['worker'], ['storage']],
};

/** What the files of a folder cannot import, and why. */
const FORBIDDEN = [
  {
    from: /^src\/shared\//,
    imports:
      /^(node:|react|react-dom|gatsby|@mui\/)|^src\/(node|client|overrides)\/|^src\/libraries\/(?!brand\/)/,
    why: 'src/shared runs in Node and in browsers.',
  },
  { from: /^src\/node\//, imports: /^src\/client\//, why: 'src/node does not run in browsers.' },
  {
    from: /^src\/(client|overrides|templates|pages)\//,
    imports: /^node:|^src\/node\//,
    why: 'It runs in browsers.',
  },
];

const EXTENSIONS = ['', '.ts', '.tsx', '.d.ts', '.js', '/index.ts'];

/**
 * Finds imports in the wrong direction, and cycles.
 * @param {string} root folder that contains `src`
 * @returns {string[]} problems as lines of text
 */
export function checkImports(root) {
  const edges = findImports(root);
  return [...edges.flatMap(findForbidden), ...findCycles(edges)];
}

/**
 * All imports in `src`, including types and dynamic imports.
 * @param {string} root folder that contains `src`
 * @returns {{ from: string, to: string, line: number }[]}
 */
export function findImports(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
    .sort()
    .flatMap((file) => importsOf(file, root));
}

/** @returns {{ from: string, to: string, line: number }[]} */
function importsOf(from, root) {
  const text = readFileSync(join(root, from), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from,
    to: fileName.startsWith('.') ? resolveFile(posix.join(posix.dirname(from), fileName), root) : fileName,
    line: text.slice(0, pos).split('\n').length,
  }));
}

function resolveFile(path, root) {
  const candidates = EXTENSIONS.map((extension) => path + extension);
  return candidates.find((file) => extname(file) !== '' && ts.sys.fileExists(join(root, file))) ?? path;
}

function findForbidden({ from, to, line }) {
  const rule = FORBIDDEN.find((each) => each.from.test(from) && each.imports.test(to));
  const reasons = rule ? [rule.why] : [];
  for (const [folder, layers] of Object.entries(LAYERS)) {
    const names = [from, to].map((file) =>
      file.startsWith(`${folder}/`) ? file.split('/')[folder.split('/').length] : '',
    );
    const [own, target] = names.map((name) => layers.findIndex((layer) => layer.includes(name)));
    if (own < 0 || target < 0 || names[0] === names[1] || target > own) continue;
    reasons.push(
      `Imports in ${folder} must go in this direction:  ${layers.map((layer) => layer.join(', ')).join(' → ')}.`,
    );
  }
  return reasons.map((reason) => `${from}:${line} imports ${to}. ${reason}`);
}

function findCycles(edges) {
  const imports = new Map();
  for (const { from, to } of edges) imports.set(from, [...(imports.get(from) ?? []), to]);
  const cycles = new Set();
  const done = new Set();
  const visit = (file, path) => {
    if (path.includes(file)) {
      const cycle = path.slice(path.indexOf(file));
      const first = cycle.indexOf(cycle.toSorted()[0]);
      cycles.add([...cycle.slice(first), ...cycle.slice(0, first + 1)].join(' → '));
    } else if (!done.has(file)) {
      for (const to of imports.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    }
  };
  for (const file of imports.keys()) visit(file, []);
  return [...cycles].map((cycle) => `These files import each other: ${cycle}.`);
}

if (import.meta.url === pathToFileURL(resolve(process.argv[1] ?? '')).href) {
  const problems = checkImports(resolve(dirname(process.argv[1]), '../../..'));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
