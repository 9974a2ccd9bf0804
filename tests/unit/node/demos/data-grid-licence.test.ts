import { describe, expect, it } from 'vitest';
import { withLicence } from '../../../../src/node/demos/demo-plugins';

const GRID = `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport default DataGridPro;`;
const BUTTON = `import Button from '@mui/material/Button';\nexport default Button;`;

describe('the licence key of the data grid', () => {
  it('is handed to the licence setter by a demo that uses a paid edition', () => {
    expect(withLicence(GRID, 'key "1"')).toBe(
      `import { LicenseInfo as DocsLicense } from '@mui/x-license';DocsLicense.setLicenseKey("key \\"1\\"");${GRID}`,
    );
  });

  it('loads nothing when it is not set', () => {
    expect(withLicence(GRID, undefined)).toBe(GRID);
    expect(withLicence(GRID, '')).toBe(GRID);
  });

  it('loads nothing for demos that do not use one', () => {
    const community = GRID.replace('-pro', '');
    expect(withLicence(BUTTON, 'key')).toBe(BUTTON);
    expect(withLicence(community, 'key')).toBe(community);
  });
});
