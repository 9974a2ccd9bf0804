import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  ICON_THEMES,
  ICONS_PER_FILE,
  ligatureOf,
  nameInDigits,
  splitModule,
  type IconIndex,
  type IconSummary,
  type IconTheme,
} from '../../shared/icon-files';
import { hashedName } from '../lib/public-files';

/** Folder in the built site. */
export const ICON_FOLDER = 'icon-data';
const ADDRESS = `/${ICON_FOLDER}/`;

/** All icons as files of the site. */
export interface IconFiles {
  summary: IconSummary;
  files: { name: string; text: string }[];
}

/** Creates files with the icons of a package, so a page only loads the visible ones. */
export function makeIconFiles(packageName: string, repository: string): IconFiles {
  return toIconFiles(readDrawings(packageName, repository), fontNames(repository));
}

/**
 * @param drawings by module
 * @param font names in the icon font
 */
export function toIconFiles(drawings: ReadonlyMap<string, string>, font: readonly string[]): IconFiles {
  // If a name has themes, it is an icon, even if it ends with a theme name.
  const isName = (word: string): boolean => drawings.has(`${word}Outlined`);
  const icons = [...drawings].map(([module, drawing]) => ({ ...splitModule(module, isName), drawing }));
  const names = [...new Set(icons.map(({ name }) => name))].sort();
  const drawn = new Map(icons.map(({ name, theme, drawing }) => [`${name} ${theme}`, drawing]));
  const files: IconFiles['files'] = [];
  const publish = (name: string, value: unknown): string => {
    const text = JSON.stringify(value);
    const file = hashedName(name, 'json', text);
    files.push({ name: file, text });
    return file;
  };
  const byTheme = <Value>(valueOf: (theme: IconTheme) => Value): Record<IconTheme, Value> =>
    Object.fromEntries(ICON_THEMES.map((theme) => [theme, valueOf(theme)])) as Record<IconTheme, Value>;
  const publishDrawings = (theme: IconTheme): string[] => {
    const inOrder = names.map((name) => drawn.get(`${name} ${theme}`) ?? null);
    return Array.from({ length: Math.ceil(names.length / ICONS_PER_FILE) }, (_, part) => {
      const some = inOrder.slice(part * ICONS_PER_FILE, (part + 1) * ICONS_PER_FILE);
      const file = publish(`${theme}-${part}`, some);
      // Offline copies include files with a full URL, so only the first theme has one.
      return theme === ICON_THEMES[0] ? ADDRESS + file : file;
    });
  };
  const index: IconIndex = {
    names,
    missing: byTheme((theme) => names.filter((name) => !drawn.has(`${name} ${theme}`))),
    ligatures: unusualLigatures(names, font),
    files: byTheme(publishDrawings),
  };
  return { summary: { index: ADDRESS + publish('index', index), count: drawings.size }, files };
}

/** Names of the icon font, as its package lists them. */
function fontNames(repository: string): string[] {
  const list = readFileSync(join(fontPackage(repository), 'css/_codepoints.scss'), 'utf8');
  return [...list.matchAll(/"(\w+)":/g)].map(([, name = '']) => name);
}

function unusualLigatures(names: readonly string[], font: readonly string[]): IconIndex['ligatures'] {
  const byLetters = new Map(font.map((name) => [name.replaceAll('_', ''), name]));
  const entries = names.map((name) => {
    const ligature = byLetters.get(name.toLowerCase()) ?? byLetters.get(nameInDigits(name)) ?? null;
    return [name, ligature] as const;
  });
  return Object.fromEntries(entries.filter(([name, ligature]) => ligature !== ligatureOf(name)));
}

/**
 * Icon drawings of a package by module, as the HTML inside `<svg>`. Runs each module with a stand-in for
 * `createSvgIcon`.
 */
function readDrawings(packageName: string, repository: string): Map<string, string> {
  const require = createRequire(join(repository, 'package.json'));
  const folder = dirname(require.resolve(`${packageName}/package.json`));
  const files = readdirSync(folder).filter((file) => /^[A-Z]\w*\.js$/.test(file));
  return new Map(
    files.map((file) => [
      file.replace(/\.js$/, ''),
      drawingOf(readFileSync(join(folder, file), 'utf8'), require),
    ]),
  );
}

function drawingOf(source: string, require: NodeJS.Require): string {
  let drawing: ReactNode = null;
  const load = (id: string): unknown => {
    if (id === './utils/createSvgIcon') return { default: (elements: ReactNode) => (drawing = elements) };
    // Helpers for imports, whose results have the right form already.
    if (id.startsWith('@babel/runtime/')) return { default: (module: unknown) => module };
    return require(id);
  };
  compileFunction(source, ['require', 'exports'])(load, {});
  return renderToStaticMarkup(drawing).replaceAll(/><\/(?:path|circle|ellipse|use|rect)>/g, '/>');
}

/** Variants that pages use, which are filled and two-tone. */
const VARIANTS = [
  { css: 'filled.css', font: 'material-icons.woff2' },
  { css: 'two-tone.css', font: 'material-icons-two-tone.woff2' },
] as const;

/** The site's own copy of the icon font by file name, with one stylesheet and the fonts that it loads. */
export function iconFontFiles(repository: string): Map<string, string | Buffer> {
  const folder = join(fontPackage(repository), 'iconfont');
  const stylesheet = VARIANTS.map(({ css }) => readFileSync(join(folder, css), 'utf8')).join('');
  return new Map<string, string | Buffer>([
    // Every browser of today reads woff2.
    ['icons.css', stylesheet.replaceAll(/,\s*url\("[^"]+\.woff"\) format\("woff"\)/g, '')],
    ...VARIANTS.map(({ font }) => [font, readFileSync(join(folder, font))] as const),
  ]);
}

/** Folder of the package of the icon font. */
function fontPackage(repository: string): string {
  return dirname(createRequire(join(repository, 'package.json')).resolve('material-icons/package.json'));
}
