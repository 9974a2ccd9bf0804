import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHECKED_GATSBY, OVERRIDES } from '../../../src/node/gatsby/webpack/configure-webpack';

const require = createRequire(import.meta.url);
const gatsby = dirname(require.resolve('gatsby/package.json'));
const fromGatsby = createRequire(join(gatsby, 'package.json'));
const offline = dirname(require.resolve('gatsby-plugin-offline/package.json'));

/** Modules as Gatsby imports them, with the file that contains the import. */
const IMPORTS: readonly (readonly [request: string, importer: string])[] = [
  ['gatsby-react-router-scroll', join(gatsby, 'cache-dir/production-app.js')],
  ['./route-announcer-props', join(gatsby, 'cache-dir/navigation.js')],
  ['./register-service-worker', join(gatsby, 'cache-dir/production-app.js')],
  ['gatsby-link', join(gatsby, 'cache-dir/navigation.js')],
];
/** Modules that Gatsby adds by path. */
const FILES = [
  join(offline, 'gatsby-browser.js'),
  join(gatsby, 'dist/internal-plugins/partytown/gatsby-browser.js'),
];

describe('the overrides', () => {
  it('the overrides were checked with the installed version of Gatsby', () => {
    expect(CHECKED_GATSBY).toBe((fromGatsby('./package.json') as { version: string }).version);
  });

  it('replace modules that Gatsby imports', () => {
    for (const [request, importer] of IMPORTS)
      expect(readFileSync(importer, 'utf8')).toMatch(new RegExp(`["\`]${request}["\`]`));
    for (const file of FILES) expect(existsSync(file)).toBe(true);
    const modules = [
      ...IMPORTS.map(([request]) => request),
      ...FILES,
      './demo-react',
      '$virtual/async-requires',
    ];
    const unused = OVERRIDES.filter(({ module }) => !modules.some((name) => module.test(name)));
    expect(unused).toEqual([]);
  });

  it('replace no module of the site', () => {
    const own = ['/x/src/client/app/browser-entry.ts', './router', 'gatsby'];
    expect(own.filter((name) => OVERRIDES.some(({ module }) => module.test(name)))).toEqual([]);
  });

  it('all overrides exist', () => {
    expect(OVERRIDES.filter(({ file }) => !existsSync(join('src/overrides', file)))).toEqual([]);
  });
});
