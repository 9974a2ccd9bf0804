import { describe, expect, it } from 'vitest';
import { addPackages, pinScaffolder, pinVersions } from '../../starters/support/manifest';
import versions from '../../starters/versions.json';

describe('versions of a project', () => {
  it('keeps exact versions of the page, and pins others', () => {
    const manifest = addPackages({}, 'npm install @fontsource/inter@5.2.1 @mui/joy');
    expect(pinVersions(manifest)).toEqual({
      dependencies: { '@fontsource/inter': '5.2.1', '@mui/joy': versions['@mui/joy'] },
    });
  });

  it('pins a scaffolder unless the page has its exact version', () => {
    const latest = 'npm create vite@latest club -- --template react-ts';
    expect(pinScaffolder(latest)).toBe(latest.replace('latest', versions['create-vite']));
    const exact = latest.replace('latest', '9.1.2');
    expect(pinScaffolder(exact)).toBe(exact);
  });
});
