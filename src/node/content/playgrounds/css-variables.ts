import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentApi } from '../../../shared/api/api-reference';
import type { VariableKnob } from '../../../shared/demo/playground';

/** Joy UI's radii in px, by name. */
export const RADII: Readonly<Record<string, number>> = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };

/** Styles that hold for one size only. */
const SIZED = /ownerState\.size === '(\w+)' && \{[^}]*\}/g;

/** Variables of a component that hold a length, as its compiled source sets and reads them. */
export function findCssVariables(source: string, component: string): VariableKnob[] {
  const medium = [...source.matchAll(SIZED)].flatMap(([styles, size]) => (size === 'md' ? [styles] : []));
  const found = new Map<string, number>();
  for (const text of [...medium, source.replaceAll(SIZED, '')])
    for (const [name, pixels] of lengthsIn(text, component)) if (!found.has(name)) found.set(name, pixels);
  return [...found].map(([name, initial]) => ({ name, initial })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What is set, and what is read with another value behind it. */
function lengthsIn(text: string, component: string): [name: string, pixels: number][] {
  const name = `(--${component}-\\w+)`;
  const length = `(?:([\\d.]+)(rem|px)|\\$?\\{?theme\\.vars\\.radius\\.(\\w+))`;
  const pattern = new RegExp(`(?:'${name}': '?|var\\(${name}, )${length}`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, set, read, number, unit, radius = '']) => {
    const pixels = number === undefined ? RADII[radius] : Number(number) * (unit === 'rem' ? 16 : 1);
    return pixels ? [[set ?? read ?? '', pixels]] : [];
  });
}

/** Variables of an installed component; only those of Joy UI have any that are theirs. */
export function readCssVariables(
  { name, package: source }: ComponentApi,
  repository: string,
): VariableKnob[] {
  if (source !== '@mui/joy') return [];
  const { resolve } = createRequire(join(repository, 'package.json'));
  return findCssVariables(readFileSync(resolve(`${source}/${name}/${name}.js`), 'utf8'), name);
}
