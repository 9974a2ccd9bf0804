import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile, lineOf } from '../../../../../src/client/demo/editor/runner/run-files';

describe('compiled code', () => {
  it('has neither types nor JSX nor imports', () => {
    const code = compile(
      'Demo.tsx',
      `import type { A } from 'a';\nimport B from 'b';\nexport default () => <B {...({} as A)} />;`,
    );
    expect(code).toContain("require('b')");
    expect(code).not.toMatch(/import |\bas A\b|<B/);
    expect(code).not.toContain("'a'");
  });

  it('has its lines where they were', () => {
    const source = readFileSync('content/material-ui/react-table/TableSort.tsx', 'utf8');
    const line = (text: string): number => text.split('\n').findIndex((row) => row.includes('sort(key)'));
    expect(line(compile('Demo.tsx', source))).toBe(line(source));
  });

  it('cannot be made of code with a mistake: the line is told, and nothing about the compiler', () => {
    const mistake = (): string => compile('Demo.tsx', 'const a = 1;\nconst b = ;');
    expect(mistake).toThrow(expect.objectContaining({ message: 'Unexpected token', line: 2 }));
  });
});

describe('the line of an error', () => {
  const errorAt = (stack: string): Error => Object.assign(new Error('No luck'), { stack });

  it('comes from its stack', () => {
    expect(lineOf(errorAt('Error: No luck\n    at Demo (Demo.tsx:12:7)'), 'Demo.tsx')).toBe(12);
  });

  it('is unknown when the stack does not lead into the code', () => {
    expect(lineOf(errorAt('Error: No luck\n    at react (other.js:1:2)'), 'Demo.tsx')).toBeNull();
    expect(lineOf('thrown text', 'Demo.tsx')).toBeNull();
  });
});
