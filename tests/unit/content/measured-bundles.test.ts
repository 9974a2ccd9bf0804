import { describe, expect, it } from 'vitest';
import measured from '../../../content/material-ui/guides/minimizing-bundle-size/bundles.json';
import { DEVELOPMENT_CASES, PRODUCTION_CASES } from '../../../bench/measure-bundles';
import { installedVersion } from '../../../src/node/lib/files';

const LIBRARIES = ['@mui/material', '@mui/icons-material'] as const;

describe('the bundle sizes that a page shows', () => {
  it('the bundle sizes match the installed libraries, or run "npm run measure-bundles"', () => {
    for (const name of LIBRARIES) expect(measured.versions[name]).toBe(installedVersion(name, process.cwd()));
  });

  it('the table has a row for each case', () => {
    expect(measured.production.map(({ id }) => id)).toEqual(PRODUCTION_CASES.map(({ id }) => id));
    expect(measured.development.map(({ id }) => id)).toEqual(DEVELOPMENT_CASES.map(({ id }) => id));
  });
});
