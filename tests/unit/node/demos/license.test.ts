import { build } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { moduleFromText, setLicense } from '../../../../src/node/demos/bundler';

const GRID = `import { DataGridPro } from '@mui/x-data-grid-pro';\nexport default DataGridPro;`;
const BUTTON = `import Button from '@mui/material/Button';\nexport default Button;`;

/** Bundled code of a module, with its imports. */
async function bundled(code: string, key: string | undefined): Promise<string> {
  const plugins = [moduleFromText('\0demo', code), setLicense(key)];
  const { output } = await build({ input: '\0demo', plugins, external: /^@mui/, write: false });
  return output[0].code;
}

describe('the license key of the data grid', () => {
  it('a demo with a paid edition passes the key to the license setter', async () => {
    const code = await bundled(GRID, 'key "1"');
    expect(code).toMatch(/import \{ LicenseInfo(?: as \w+)? \} from "@mui\/x-license"/);
    expect(code).toMatch(/\.setLicenseKey\("key \\"1\\""\)/);
  });

  it.each([undefined, ''])('loads nothing when it is not set: %j', async (key) => {
    expect(await bundled(GRID, key)).not.toMatch(/license/i);
  });

  it.each([BUTTON, GRID.replace('-pro', '')])(
    'loads nothing for demos that do not use one: %s',
    async (code) => {
      expect(await bundled(code, 'key')).not.toMatch(/license/i);
    },
  );
});
