import { compile } from 'tailwindcss';

/** Omits Tailwind's reset, because it would apply to the whole page. */
const stylesheetFor = (theme: string): string => `
@layer theme { ${theme} }
@custom-variant dark (&:where([data-mui-color-scheme="dark"], [data-mui-color-scheme="dark"] *));
[data-demo-styling="tailwind"] { @media important { @tailwind utilities; } }`;

/** Generates the stylesheet for all strings so far that use Tailwind's utilities. */
export type MakeTailwindStylesheet = (sources: readonly string[]) => string;

/**
 * Starts Tailwind for demos. Its utilities only apply inside demos, and override the library, as in a project with the
 * library in a lower layer.
 * @param theme of Tailwind, as CSS
 */
export async function startTailwind(theme: string): Promise<MakeTailwindStylesheet> {
  const { build } = await compile(stylesheetFor(theme));
  return (sources) => build([...new Set(sources.flatMap(possibleClasses))]).replace(/\n\s*/g, '');
}

/** Everything that can be a class name. Tailwind ignores unknown ones. */
function possibleClasses(source: string): string[] {
  return source.split(/[\s"'`]+/).filter(Boolean);
}
