import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoLibraryOf, type DemoEntry, type DemoPageSource } from '../../../../src/node/demos/demo-source';
import { findDemo } from '../../../../src/node/demos/find-demos';

/** A repository with demos of its own that shares code and packages with this one. */
export interface DemoFolder {
  repository: string;
  /** Writes the demos of a page, by name. */
  page: (path: string, demos: Readonly<Record<string, string>>) => DemoPageSource;
  /** Writes any file, by its path below `content`; returns its absolute path. */
  write: (path: string, text: string) => string;
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
      const entry = (name: string): DemoEntry[] => [findDemo(folder, { name, options: {} }) ?? []].flat();
      return { path, folder, library: demoLibraryOf(path), demos: Object.keys(demos).flatMap(entry) };
    },
    write(path, text) {
      const file = join(repository, 'content', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(repository, { recursive: true }),
  };
}
