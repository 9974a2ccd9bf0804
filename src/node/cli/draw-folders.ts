// Draws the imports between the folders of src for the page "How this site works". Run: npm run draw-folders
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hslToRgb, rgbToHex } from '@mui/material/styles';
import { instance, type Viz } from '@viz-js/viz';
import { blue, blueGrey, infoDark } from '../../libraries/brand/colors';
import { findImports } from './check-imports';
import { isMainModule, runCommand } from './command-line';

/** Folder of the page that shows the drawings, relative to the root of the repository. */
export const DRAWINGS_FOLDER = 'content/experiments/docs/how-this-site-works';

type Colors = Record<'box' | 'border' | 'text' | 'line', string>;
const COLORS: Record<'light' | 'dark', Colors> = {
  light: { box: blue[50], border: blue[300], text: blueGrey[900], line: blueGrey[500] },
  dark: { box: infoDark, border: blue[700], text: blueGrey[100], line: blueGrey[500] },
};

/** Imported folders of each folder. */
type Folders = ReadonlyMap<string, readonly string[]>;

/** Generated files of the page, by name: a light and a dark drawing of each side, and the text below them. */
export async function drawFolders(root: string): Promise<Record<string, string>> {
  const folders = readFolders(root);
  const viz = await instance();
  const files: Record<string, string> = { '_imports.mdx': table(folders) };
  for (const side of ['client', 'node'])
    for (const mode of ['light', 'dark'] as const)
      files[`${side}-${mode}.svg`] = draw(side, folders, COLORS[mode], viz);
  return files;
}

function readFolders(root: string): Folders {
  const folderOf = (file: string): string | undefined =>
    /^src\/((?:node|client)\/[^/]+|(?!node|client)[^/]+)\//.exec(file)?.[1];
  const folders = new Map<string, string[]>();
  for (const edge of findImports(root)) {
    const [from, to] = [folderOf(edge.from), folderOf(edge.to)];
    if (!from || !to || from === to) continue;
    folders.set(from, [...new Set(folders.get(from)).add(to)].sort());
  }
  return new Map([...folders].sort());
}

function table(folders: Folders): string {
  const rows = [...folders].map(([from, to]) => `| \`src/${from}\` | ${to.join(', ')} |\n`);
  return ['| Folder | Imports |\n', '| :--- | :--- |\n', ...rows].join('');
}

/** An SVG of the folders in `src/client` or `src/node`. Leaves out arrows that another path implies. */
function draw(side: string, folders: Folders, color: Colors, viz: Viz): string {
  const targetsOf = (name: string): string[] =>
    (folders.get(name) ?? []).filter((target) => target.startsWith(`${side}/`));
  const reaches = (from: string, to: string): boolean =>
    targetsOf(from).some((next) => next === to || reaches(next, to));
  const edges = [...folders.keys()]
    .filter((name) => name.startsWith(`${side}/`))
    .flatMap((tail) => {
      const targets = targetsOf(tail);
      const direct = targets.filter((head) => !targets.some((via) => reaches(via, head)));
      return direct.map((head) => ({ tail, head }));
    });
  const names = [...new Set(edges.flatMap(({ tail, head }) => [tail, head]))];
  return viz.renderString(
    {
      graphAttributes: { bgcolor: 'transparent', nodesep: 0.15, ranksep: 0.3 },
      nodeAttributes: {
        shape: 'box',
        style: 'rounded,filled',
        fillcolor: hex(color.box),
        color: hex(color.border),
        fontcolor: hex(color.text),
        fontname: 'Roboto, Arial, sans-serif',
        height: 0.36,
        margin: 0.08,
      },
      edgeAttributes: { color: hex(color.line), arrowsize: 0.6 },
      nodes: names.map((name) => ({ name, attributes: { label: name.slice(side.length + 1) } })),
      edges,
    },
    { format: 'svg' },
  );
}

/** Graphviz does not know HSL. */
function hex(hsl: string): string {
  return rgbToHex(hslToRgb(hsl));
}

async function main(): Promise<void> {
  for (const [file, text] of Object.entries(await drawFolders(process.cwd())))
    writeFileSync(join(DRAWINGS_FOLDER, file), text);
}

if (isMainModule(import.meta.url)) runCommand(main, 1);
