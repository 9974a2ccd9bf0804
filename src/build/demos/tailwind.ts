import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compile } from 'tailwindcss';

/** Tailwind's reset of the page is left out: the page is not the demos'. */
const STYLESHEET = (theme: string): string => `
@layer theme { ${theme} }
@custom-variant dark (&:where([data-mui-color-scheme="dark"], [data-mui-color-scheme="dark"] *));
[data-demo-styling="tailwind"] { @media important { @tailwind utilities; } }`;

/**
 * Makes the stylesheet of demos that are styled with Tailwind. Its utilities hold inside of these demos only, where
 * they win over the library, as they do in a project that puts the library in a layer below Tailwind's.
 * @param sources texts of the demos
 */
export async function buildTailwindStylesheet(
  sources: readonly string[],
  repository: string,
): Promise<string> {
  const require = createRequire(join(repository, 'package.json'));
  const theme = await readFile(require.resolve('tailwindcss/theme.css'), 'utf8');
  const { build } = await compile(STYLESHEET(theme));
  const candidates = new Set(sources.flatMap(wordsOf));
  return build([...candidates]).replace(/\n\s*/g, '');
}

/** Everything that could be a class name: Tailwind knows its own among them. */
function wordsOf(source: string): string[] {
  return source.split(/[\s"'`]+/).filter(Boolean);
}
