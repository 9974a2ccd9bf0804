import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BundleFile } from '../demos/bundle-demos';
import type { NavigationTreeNode } from './nodes';
import { PUBLIC_FOLDER } from './paths';
import { DEMO_FOLDER } from './source-demos';

/** Writes one file below `public`. */
export function writePublic(path: string, text: string): void {
  const file = join(PUBLIC_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the bundles of the demos in place of those of an earlier build. */
export function writeDemoFiles(files: readonly BundleFile[]): void {
  rmSync(join(PUBLIC_FOLDER, DEMO_FOLDER), { recursive: true, force: true });
  for (const { name, source } of files) writePublic(join(DEMO_FOLDER, name), source);
}

/** Writes each whole side menu once; pages carry only the rows they show at first. */
export function writeMenus(trees: readonly NavigationTreeNode[]): void {
  rmSync(join(PUBLIC_FOLDER, 'navigation'), { recursive: true, force: true });
  for (const { menuUrl, menu } of trees) writePublic(menuUrl, JSON.stringify(menu));
}
