import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const TYPES = 'node_modules/@mui/material';
const PAGES = ['migrating-from-deprecated-apis', 'deprecated-classes'];
/** A comment with the tag, and the name below it. */
const DEPRECATED =
  /\/\*\*(?:(?!\*\/)[^])*?@deprecated(?:(?!\*\/)[^])*?\*\/\s*(?:export |declare |default |const |type |interface |function |\{ default as )*([A-Za-z]\w*)/g;

/** Names that a reader can find struck through in an editor. */
function deprecatedNames(): string[] {
  const files = readdirSync(TYPES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.d.ts') && !/(?:^|\/)(?:esm|node_modules)\//.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(`${TYPES}/${file}`, 'utf8').matchAll(DEPRECATED)].map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

it('each name that the types call deprecated is on one of the pages about them', () => {
  const names = deprecatedNames();
  const pages = PAGES.map((page) => readFileSync(`content/material-ui/migration/${page}/index.mdx`, 'utf8'));
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(pages.join('\n')))).toEqual([]);
});
