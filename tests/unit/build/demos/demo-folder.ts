import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoLibraryOf, type DemoPageSource } from '../../../../src/build/demos/demo-source';

/** A repository with demos of its own that shares code and packages with this one. */
export interface DemoFolder {
  repository: string;
  /** Writes the demos of a page, by name. */
  page: (path: string, demos: Readonly<Record<string, string>>) => DemoPageSource;
  remove: () => void;
}

export function createDemoFolder(): DemoFolder {
  const repository = mkdtempSync(join(tmpdir(), 'demos-'));
  for (const name of ['src', 'node_modules', 'package.json']) {
    symlinkSync(join(process.cwd(), name), join(repository, name));
  }
  return {
    repository,
    page(path, demos) {
      const folder = join(repository, 'content', path);
      mkdirSync(folder, { recursive: true });
      for (const [name, source] of Object.entries(demos)) writeFileSync(join(folder, `${name}.tsx`), source);
      return { path, folder, library: demoLibraryOf(path), names: Object.keys(demos) };
    },
    remove: () => rmSync(repository, { recursive: true }),
  };
}
