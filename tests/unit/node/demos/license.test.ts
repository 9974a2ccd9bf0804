import { describe, expect, it } from 'vitest';
import { withLicense } from '../../../../src/node/demos/bundler';

const GRID = `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport default DataGridPro;`;
const BUTTON = `import Button from '@mui/material/Button';\nexport default Button;`;

describe('the license key of the data grid', () => {
  it('a demo with a paid edition passes the key to the license setter', () => {
    expect(withLicense(GRID, 'key "1"')).toBe(
      `import { LicenseInfo as DocsLicense } from '@mui/x-license';DocsLicense.setLicenseKey("key \\"1\\"");${GRID}`,
    );
  });

  it('loads nothing when it is not set', () => {
    expect(withLicense(GRID, undefined)).toBe(GRID);
    expect(withLicense(GRID, '')).toBe(GRID);
  });

  it('loads nothing for demos that do not use one', () => {
    const community = GRID.replace('-pro', '');
    expect(withLicense(BUTTON, 'key')).toBe(BUTTON);
    expect(withLicense(community, 'key')).toBe(community);
  });
});
