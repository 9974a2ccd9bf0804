import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** The project that `tsc -b` checks for the content. */
function contentProject(): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile('content/tsconfig.json', ts.sys.readFile) as { config: object };
  return ts.parseJsonConfigFileContent(config, ts.sys, resolve('content'));
}

describe('the types of demos', () => {
  const { fileNames, options, errors } = contentProject();

  it('type-checks every content file', () => {
    const files = readdirSync('content', { recursive: true, encoding: 'utf8' });
    const checked = fileNames.map((file) => relative('content', file));
    expect(checked).toEqual(expect.arrayContaining(files.filter((file) => /\.tsx?$/.test(file))));
  });

  it('type-checks in strict mode', () => {
    expect(errors).toEqual([]);
    expect(options.strict).toBe(true);
  });

  it('type checks of a change include the content', () => {
    const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as {
      config: { references: { path: string }[] };
    };
    expect(config.references.map(({ path }) => path)).toContain('content');
  });
});
