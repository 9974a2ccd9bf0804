import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundleFile } from '../demos/bundle-files';
import { ICON_FONT_STYLESHEET } from '../../shared/site/icon-font';
import type { NavigationTreeNode } from '../gatsby/nodes';
import { iconFontFiles } from './icon-font-files';
import { publicFile } from './public-file';
import { PUBLIC_FOLDER, REPOSITORY } from '../support/paths';
import { DEMO_FOLDER } from '../gatsby/source-demos';

/**
 * Writes one file below `public`.
 * @throws Error for a path that leads elsewhere
 */
export function writePublic(path: string, content: string | Buffer): void {
  const file = publicFile(path, PUBLIC_FOLDER);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes the bundles of the demos in place of those of an earlier build. */
export function writeDemoFiles(files: readonly BundleFile[]): void {
  rmSync(join(PUBLIC_FOLDER, DEMO_FOLDER), { recursive: true, force: true });
  for (const { name, source } of files) writePublic(join(DEMO_FOLDER, name), source);
}

/** Writes the site's own copy of the icon font. */
export function writeIconFont(): void {
  const folder = dirname(ICON_FONT_STYLESHEET);
  for (const [name, content] of iconFontFiles(REPOSITORY)) writePublic(join(folder, name), content);
}

/** Writes each whole side menu once; pages carry only the rows they show at first. */
export function writeMenus(trees: readonly NavigationTreeNode[]): void {
  rmSync(join(PUBLIC_FOLDER, 'navigation'), { recursive: true, force: true });
  for (const { menuUrl, menu } of trees) writePublic(menuUrl, JSON.stringify(menu));
}
