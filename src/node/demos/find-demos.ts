import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CODE_STYLING_KEYS, type CodeStylingKey } from '../../shared/demo/code-styling';
import type { DemoOptions } from '../../shared/page/page';
import { isPageFile, listFiles, pagePath } from '../content/page-files';
import { demoLibraryOf, type DemoEntry, type DemoPageSource, type StyledDemo } from './demo-source';

/**
 * The demos that pages show. Those that are written but not shown cost nothing; those that are shown but missing
 * are the checks' business.
 */
export async function findDemoPages(contentFolder: string): Promise<DemoPageSource[]> {
  if (!existsSync(contentFolder)) return [];
  const files = (await listFiles(contentFolder)).filter((file) => isPageFile(file) && file.endsWith('.mdx'));
  const pages = await Promise.all(
    files.map(async (file): Promise<DemoPageSource> => {
      const folder = dirname(join(contentFolder, file));
      const text = await readFile(join(contentFolder, file), 'utf8');
      const path = pagePath(file);
      const demos = readReferences(text).flatMap((reference) => findDemo(folder, reference) ?? []);
      return { path, folder, library: demoLibraryOf(path), demos };
    }),
  );
  return pages.filter(({ demos }) => demos.length > 0);
}

interface Reference {
  name: string;
  options: DemoOptions;
}

/** Reads only as much as finding demos needs; what is malformed is the checks' business. */
function readReferences(text: string): Reference[] {
  const references = new Map<string, Reference>();
  const prose = text.replace(/^ *(`{3,}|~{3,})[^]*?\n *\1.*$/gm, '');
  for (const [, attributes = ''] of prose.matchAll(/^<Demo\s([^>]*?)\/?>/gm)) {
    const { src, ...options } = readAttributes(attributes);
    if (typeof src === 'string' && !references.has(src)) references.set(src, { name: src, options });
  }
  return [...references.values()];
}

function readAttributes(text: string): Record<string, unknown> {
  const attributes = [...text.matchAll(/(\w+)(?:="([^"]*)"|=\{\s*(true|false|[\d.]+)\s*\})?/g)];
  return Object.fromEntries(
    attributes.map(([, name = '', quoted, literal = 'true']) => [name, quoted ?? JSON.parse(literal)]),
  );
}

/** A demo is `Name.tsx`, or a folder `Name` with `system/index.tsx` and other stylings beside it. */
export function findDemo(folder: string, { name, options }: Reference): DemoEntry | null {
  const single = join(folder, `${name}.tsx`);
  if (existsSync(single)) return { name, options, stylings: [{ styling: 'system', file: single }] };
  const inStyling = (styling: CodeStylingKey): StyledDemo => ({
    styling,
    file: join(folder, name, styling, 'index.tsx'),
  });
  const [first, ...others] = CODE_STYLING_KEYS.map(inStyling).filter(({ file }) => existsSync(file));
  return first?.styling === 'system' ? { name, options, stylings: [first, ...others] } : null;
}
