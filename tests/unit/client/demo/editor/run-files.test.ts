import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, createPackageLookup, lineOf } from '../../../../../src/client/demo/editor/runner/run-files';

describe('compiled code', () => {
  it('compiles types, JSX, and imports away', () => {
    const code = compile(
      'Demo.tsx',
      `import type { A } from 'a';\nimport B from 'b';\nexport default () => <B {...({} as A)} />;`,
    );
    expect(code).toContain("require('b')");
    expect(code).not.toMatch(/import |\bas A\b|<B/);
    expect(code).not.toContain("'a'");
  });

  it('keeps line numbers in compiled code', () => {
    const source = readFileSync('content/material-ui/react-table/TableSort.tsx', 'utf8');
    const line = (text: string): number => text.split('\n').findIndex((row) => row.includes('sort(key)'));
    expect(line(compile('Demo.tsx', source))).toBe(line(source));
  });

  it('reports the line of a compile error without details of the compiler', () => {
    const mistake = (): string => compile('Demo.tsx', 'const a = 1;\nconst b = ;');
    expect(mistake).toThrow(expect.objectContaining({ message: 'Unexpected token', line: 2 }));
  });
});

describe('the line of an error', () => {
  const errorAt = (stack: string): Error => Object.assign(new Error('No luck'), { stack });

  it('reads the line of an error from its stack', () => {
    expect(lineOf(errorAt('Error: No luck\n    at Demo (Demo.tsx:12:7)'), 'Demo.tsx')).toBe(12);
  });

  it('has no error line if the stack does not include the code', () => {
    expect(lineOf(errorAt('Error: No luck\n    at react (other.js:1:2)'), 'Demo.tsx')).toBeNull();
    expect(lineOf('thrown text', 'Demo.tsx')).toBeNull();
  });
});

const lookUp = createPackageLookup({
  react: { default: 'React', useState: 'useState' },
  '@mui/material': { Button: 'Button' },
  '@mui/material/Button': { default: 'Button' },
  '@mui/icons-material/Add': { default: 'Add' },
});

describe('imports of edited code', () => {
  it('resolves imports to the modules of the runner', () => {
    expect(lookUp('react')).toMatchObject({ __esModule: true, default: 'React', useState: 'useState' });
    expect(lookUp('react')).toBe(lookUp('react'));
  });

  it('reports the name of a missing package', () => {
    expect(() => lookUp('lodash')).toThrow(
      '"lodash" is not in this editor: it has react, @mui/material, @mui/icons-material. Open the demo in StackBlitz to use other packages.',
    );
  });

  it('reports the name of a missing icon', () => {
    expect(() => lookUp('@mui/icons-material/Zzz')).toThrow(/has the icons of the demos on this site/);
  });

  it('reports the name of a missing export', () => {
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
