// Checks the direction of imports in src, including types and dynamic imports. Part of `npm run lint`.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import ts from 'typescript';
import { isMainModule } from './command-line';

/**
 * Layers of each folder, highest first. A layer imports only from lower ones. Folders on one line do not import each
 * other.
 */
const LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
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

/** An import of a file, from the folder that contains `src`, or of a package. */
interface Import {
  from: string;
  to: string;
  line: number;
}

/**
 * Finds imports in the wrong direction, and cycles.
 * @param root folder that contains `src`
 * @returns problems as lines of text
 */
export function checkFolderImports(root: string): string[] {
  const edges = findImports(root);
  return [...edges.flatMap(findForbidden), ...findCycles(edges)];
}

/** All imports in `src`, including types and dynamic imports. */
export function findImports(root: string): Import[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join('src', file.replaceAll('\\', '/')))
    .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file))
    .sort()
    .flatMap((file) => importsOf(file, root));
}

function importsOf(from: string, root: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from,
    to: fileName.startsWith('.') ? resolveFile(posix.join(posix.dirname(from), fileName), root) : fileName,
    line: text.slice(0, pos).split('\n').length,
  }));
}

function resolveFile(path: string, root: string): string {
  const candidates = EXTENSIONS.map((extension) => path + extension);
  return candidates.find((file) => extname(file) !== '' && ts.sys.fileExists(join(root, file))) ?? path;
}

function findForbidden({ from, to, line }: Import): string[] {
  const rule = FORBIDDEN.find((each) => each.from.test(from) && each.imports.test(to));
  const reasons = rule ? [rule.why] : [];
  for (const [folder, layers] of Object.entries(LAYERS)) {
    if (isDownward(layers, childFolder(from, folder), childFolder(to, folder))) continue;
    const direction = layers.map((layer) => layer.join(', ')).join(' → ');
    reasons.push(`Imports in ${folder} must go in this direction: ${direction}.`);
  }
  return reasons.map((reason) => `${from}:${line} imports ${to}. ${reason}`);
}

/** Name of the folder in `folder` that contains a file. Empty if the file is elsewhere. */
function childFolder(file: string, folder: string): string {
  const [name = ''] = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : [];
  return name;
}

/** True for an import of a lower layer, within a folder, or of a file without a layer. */
function isDownward(layers: readonly (readonly string[])[], from: string, to: string): boolean {
  const layerOf = (name: string): number => layers.findIndex((layer) => layer.includes(name));
  if (from === to || layerOf(from) < 0 || layerOf(to) < 0) return true;
  return layerOf(to) > layerOf(from);
}

function findCycles(edges: readonly Import[]): string[] {
  const imports = new Map<string, string[]>();
  for (const { from, to } of edges) imports.set(from, [...(imports.get(from) ?? []), to]);
  const cycles = new Set<string>();
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      const cycle = path.slice(path.indexOf(file));
      const first = cycle.indexOf(cycle.toSorted()[0] ?? '');
      cycles.add([...cycle.slice(first), ...cycle.slice(0, first + 1)].join(' → '));
    } else if (!done.has(file)) {
      for (const to of imports.get(file) ?? []) visit(to, [...path, file]);
      done.add(file);
    }
  };
  for (const file of imports.keys()) visit(file, []);
  return [...cycles].map((cycle) => `These files import each other: ${cycle}.`);
}

if (isMainModule(import.meta.url)) {
  const problems = checkFolderImports(process.cwd());
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
