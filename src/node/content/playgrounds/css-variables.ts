import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentApi } from '../../../shared/api/api-reference';
import type { VariableKnob } from '../../../shared/demo/playground';

/** Joy UI's radii in px, by name. */
export const RADII: Readonly<Record<string, number>> = { xs: 2, sm: 6, md: 8, lg: 12, xl: 16 };

/** Start of the styles that hold for the size that a component has by itself. */
const MEDIUM = /ownerState\.size === 'md'/;

/** Variables of a component that hold a length, as its compiled source sets and reads them. */
export function findCssVariables(source: string, component: string): VariableKnob[] {
  const start = Math.max(source.search(MEDIUM), 0);
  const name = `--${component}-\\w+`;
  const length = '([\\d.]+)(rem|px)';
  const radius = '\\$?\\{?theme\\.vars\\.radius\\.(xs|sm|md|lg|xl)';
  const set = new RegExp(`'(${name})': (?:'${length}'|${radius})`, 'g');
  const read = new RegExp(`var\\((${name}), (?:${length}|${radius})`, 'g');
  const found = new Map<string, number>();
  // The styles of the usual size come first: what stands there counts.
  for (const text of [source.slice(start), source]) {
    for (const pattern of [set, read]) {
      for (const [, variable = '', number, unit, size = ''] of text.matchAll(pattern)) {
        const pixels = number === undefined ? RADII[size] : Number(number) * (unit === 'rem' ? 16 : 1);
        if (pixels !== undefined && pixels > 0 && !found.has(variable)) found.set(variable, pixels);
      }
    }
  }
  return [...found]
    .map(([variable, initial]) => ({ name: variable, initial }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
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
