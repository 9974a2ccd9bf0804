import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { SourcedDemo, SourcedPage } from '../../../../src/node/demos/build-sources';
import {
  demoLibraryOf,
  type DemoPageSource,
  findDemo,
  findDemoPages,
} from '../../../../src/node/demos/find-demos';
import { productSchema } from '../../../../src/shared/product';
import { readContent } from '../../../../src/node/content/read-content';

/** Products whose demos use separate libraries. */
export const PRODUCTS = productSchema.array().parse([
  { id: 'material-ui', name: 'Material UI', description: 'D.', path: '/material-ui/' },
  { id: 'joy-ui', name: 'Joy UI', description: 'D.', path: '/joy-ui/', demos: 'joy' },
  { id: 'system', name: 'MUI System', description: 'D.', path: '/system/', demos: 'system' },
  { id: 'docs-infra', name: 'Docs-infra', description: 'D.', path: '/experiments/docs/' },
]);

/** A repository with its own demos that shares code and packages with this one. */
export interface DemoFolder {
  repository: string;
  /** Writes the demos of a page, by name. */
  page: (path: string, demos: Readonly<Record<string, string>>) => SourcedPage;
  /** Writes any file by its path below `content`. Returns its absolute path. */
  write: (path: string, text: string) => string;
  /** The demos that the pages of the folder show. */
  findPages: () => Promise<DemoPageSource[]>;
  remove: () => void;
}

export function createDemoFolder(): DemoFolder {
  const repository = mkdtempSync(join(tmpdir(), 'demos-'));
  for (const name of ['src', 'node_modules', 'package.json']) {
    symlinkSync(join(process.cwd(), name), join(repository, name));
  }
  const files = { has: (file: string): boolean => existsSync(join(repository, file)) };
  return {
    repository,
    page(path, demos) {
      const folder = join(repository, 'content', path);
      mkdirSync(folder, { recursive: true });
      for (const [name, source] of Object.entries(demos)) writeFileSync(join(folder, `${name}.tsx`), source);
      const entry = (name: string): SourcedDemo[] => {
        const demo = findDemo(join('content', path), { name, options: {} }, files, repository);
        return demo ? [{ ...demo, sources: [] }] : [];
      };
      return {
        path,
        library: demoLibraryOf(path, undefined, PRODUCTS),
        demos: Object.keys(demos).flatMap(entry),
      };
    },
    write(path, text) {
      const file = join(repository, 'content', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
      return file;
    },
    async findPages() {
      const { pages, files: all } = await readContent(join(repository, 'content'), repository);
      return findDemoPages(pages, PRODUCTS, all, repository, []);
    },
    remove: () => rmSync(repository, { recursive: true }),
  };
}
