import { describe, expect, it } from 'vitest';
import { createPackageLookup } from '../../../../../src/client/demo/editor/runner/run-files';

const lookUp = createPackageLookup({
  react: { default: 'React', useState: 'useState' },
  '@mui/material': { Button: 'Button' },
  '@mui/material/Button': { default: 'Button' },
  '@mui/icons-material/Add': { default: 'Add' },
});

describe('imports of edited code', () => {
  it('are the modules of the runner, as compiled code expects them', () => {
    expect(lookUp('react')).toMatchObject({ __esModule: true, default: 'React', useState: 'useState' });
    expect(lookUp('react')).toBe(lookUp('react'));
  });

  it('is told by name when a package is missing', () => {
    expect(() => lookUp('lodash')).toThrow(
      '"lodash" is not in this editor: it has react, @mui/material, @mui/icons-material. Open the demo in StackBlitz to use other packages.',
    );
  });

  it('is told by name when an icon is missing', () => {
    expect(() => lookUp('@mui/icons-material/Zzz')).toThrow(/has the icons of the demos on this site/);
  });

  it('is told by name when an export is missing', () => {
    const material: unknown = lookUp('@mui/material');
    expect(() => (material as { Buton: unknown }).Buton).toThrow('"@mui/material" has no export "Buton".');
    expect(() => (material as { default: unknown }).default).toThrow(
      '"@mui/material" has no default export.',
    );
  });

  it.each(['constructor', 'toString', '__proto__'])('does not include %s', (name) => {
    expect(() => lookUp(name)).toThrow(/is not in this editor/);
  });
});
