import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../support/paths';

const FOLDER = join(REPOSITORY, 'node_modules/@mui/icons-material');
const NAME = /^[A-Z][A-Za-z0-9]*$/;
/** What `createSvgIcon` is given: elements that are paths, and others. */
const PATH = /\bd: "([^"]+)"/g;
const OTHER_SHAPE = /jsxs?\)\("(?!path")/;

/** The shape of an icon of Material Icons; null for a name that is none, and for one with more than paths. */
export function iconPath(name: string): string | null {
  const source = readIcon(name);
  if (source === null || OTHER_SHAPE.test(source)) return null;
  const paths = [...source.matchAll(PATH)].map(([, path = '']) => path);
  return paths.length > 0 ? paths.join('') : null;
}

/** Names of all icons that can be drawn, and of those that have other shapes. */
export function iconNames(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.js$/, ''))
    .filter((name) => NAME.test(name));
}

function readIcon(name: string): string | null {
  if (!NAME.test(name)) return null;
  try {
    return readFileSync(join(FOLDER, `${name}.js`), 'utf8');
  } catch {
    return null;
  }
}
