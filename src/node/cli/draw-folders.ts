// Draws the imports between the folders of src for the page "How this site works". Run: npm run draw-folders
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blue, blueGrey, infoDark } from '../../libraries/brand/colors';
import { findImports } from './check-imports';
import { isMainModule } from './command-line';

/** Folder of the page that shows the drawings, relative to the root of the repository. */
export const DRAWINGS_FOLDER = 'content/experiments/docs/how-this-site-works';

type Colors = Record<'box' | 'border' | 'text' | 'line', string>;
const COLORS: Record<'light' | 'dark', Colors> = {
  light: { box: blue[50], border: blue[300], text: blueGrey[900], line: blueGrey[500] },
  dark: { box: infoDark, border: blue[700], text: blueGrey[100], line: blueGrey[500] },
};
const SIDES = ['client', 'node'] as const;
/** In px. Phones show the drawings at their full size. */
const WIDTH = 340;
const ROW = 56;
const BOX = 28;

/** Imported folders of each folder. */
type Folders = ReadonlyMap<string, readonly string[]>;
/** A folder, or a bend of an arrow. `to` has the names of the nodes that it points to. */
interface Node {
  name: string;
  row: number;
  to: string[];
}
interface Point extends Node {
  x: number;
}

/** Generated files of the page, by name: a light and a dark drawing of each side, and the text below them. */
export function drawFolders(root: string): Record<string, string> {
  const all = readFolders(root);
  const drawings = SIDES.flatMap((side) => {
    const points = arrange(foldersInside(side, all));
    return (['light', 'dark'] as const).map((mode) => [`${side}-${mode}.svg`, draw(points, COLORS[mode])]);
  });
  const rows = [...all].sort().map(([from, to]) => `| \`src/${from}\` | ${[...to].sort().join(', ')} |\n`);
  const table = ['| Folder | Imports |\n', '| :--- | :--- |\n', ...rows].join('');
  return { ...(Object.fromEntries(drawings) as Record<string, string>), '_imports.mdx': table };
}

function readFolders(root: string): Folders {
  const folderOf = (file: string): string | undefined =>
    /^src\/((?:node|client)\/[^/]+|(?!node|client)[^/]+)\//.exec(file)?.[1];
  const folders = new Map<string, string[]>();
  for (const edge of findImports(root)) {
    const [from, to] = [folderOf(edge.from), folderOf(edge.to)];
    if (!from || !to || from === to) continue;
    folders.set(from, [...new Set(folders.get(from)).add(to)]);
  }
  return folders;
}

function foldersInside(side: string, all: Folders): Folders {
  const inside = (name: string): boolean => name.startsWith(`${side}/`);
  const names = [...new Set([...all].flat(2))].filter(inside).sort();
  return new Map(names.map((name) => [name, (all.get(name) ?? []).filter(inside).sort()]));
}

/** Places folders above what they import. Arrows that another path implies are left out. */
function arrange(folders: Folders): Point[] {
  const targetsOf = (name: string): readonly string[] => folders.get(name) ?? [];
  const rank = (name: string): number => 1 + Math.max(-1, ...targetsOf(name).map(rank));
  const reaches = (from: string, to: string): boolean =>
    targetsOf(from).some((next) => next === to || reaches(next, to));
  const top = Math.max(...[...folders.keys()].map(rank));
  const nodes = [...folders].flatMap(([name, targets]) => {
    const node: Node = { name, row: top - rank(name), to: [] };
    const direct = targets.filter((to) => !targets.some((via) => reaches(via, to)));
    return [node, ...direct.flatMap((target) => connect(node, target, top - rank(target)))];
  });
  return placeInRows(nodes, top + 1);
}

/**
 * Connects a folder to another one. An arrow over several rows gets an unnamed point in each row, so that it passes
 * between the boxes.
 * @returns these points
 */
function connect(from: Node, target: string, targetRow: number): Node[] {
  const bends: Node[] = [];
  let start = from;
  for (let row = from.row + 1; row < targetRow; row += 1) {
    const bend: Node = { name: `${from.name}>${target}>${row}`, row, to: [] };
    start.to.push(bend.name);
    bends.push(bend);
    start = bend;
  }
  start.to.push(target);
  return bends;
}

/** Distributes the nodes of each row over the width, close to the nodes that point to them. */
function placeInRows(nodes: readonly Node[], rows: number): Point[] {
  const points: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    const center = (name: string): number => {
      const above = points.filter(({ to }) => to.includes(name)).map(({ x }) => x);
      return above.length === 0 ? WIDTH / 2 : above.reduce((sum, x) => sum + x, 0) / above.length;
    };
    const ordered = nodes
      .filter((node) => node.row === row)
      .sort((a, b) => center(a.name) - center(b.name) || a.name.localeCompare(b.name));
    const slot = WIDTH / ordered.length;
    points.push(...ordered.map((node, index) => ({ ...node, x: Math.round(slot * (index + 0.5)) })));
  }
  return points;
}

function draw(points: readonly Point[], color: Colors): string {
  const height = (Math.max(...points.map(({ row }) => row)) + 1) * ROW - ROW + BOX + 4;
  const byName = new Map(points.map((point) => [point.name, point]));
  const isBend = (point: Point): boolean => point.name.includes('>');
  const lines = points.flatMap((from) =>
    from.to.flatMap((name) => byName.get(name) ?? []).map((to) => ({ from, to })),
  );
  const paths = lines.map(({ from, to }) => {
    const start = from.row * ROW + 2 + (isBend(from) ? BOX / 2 : BOX);
    const end = to.row * ROW + 2 + (isBend(to) ? BOX / 2 : -5);
    const middle = (start + end) / 2;
    const head = isBend(to) ? '' : `<path d="M${to.x - 4} ${end - 2}h8l-4 7z" fill="${color.line}"/>`;
    const curve = `M${from.x} ${start}C${from.x} ${middle} ${to.x} ${middle} ${to.x} ${end}`;
    return `<path d="${curve}" fill="none" stroke="${color.line}"/>${head}`;
  });
  const boxes = points
    .filter((point) => !isBend(point))
    .map(({ name, x, row }) => {
      const label = name.slice(name.indexOf('/') + 1);
      const width = Math.max(44, label.length * 8 + 14);
      return (
        `<rect x="${x - width / 2}" y="${row * ROW + 2}" width="${width}" height="${BOX}" rx="6" ` +
        `fill="${color.box}" stroke="${color.border}"/>` +
        `<text x="${x}" y="${row * ROW + 21}" fill="${color.text}">${label}</text>`
      );
    });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    ...paths,
    '<g font-family="Roboto, Arial, sans-serif" font-size="14" text-anchor="middle">',
    ...boxes,
    '</g>\n</svg>\n',
  ].join('\n');
}

if (isMainModule(import.meta.url)) {
  for (const [file, text] of Object.entries(drawFolders(process.cwd())))
    writeFileSync(join(DRAWINGS_FOLDER, file), text);
}
