import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { findCodemodDiffs } from './codemod-diffs';

interface Jscodeshift {
  withParser(name: 'tsx'): unknown;
}

type Codemod = (
  file: { path: string; source: string },
  api: { j: unknown; jscodeshift: unknown },
  options: Readonly<Record<string, string>>,
) => string | undefined;

type LoadedCodemod = Codemod | { default: Codemod };

/** Loads a codemod by name. Resolves from its package, which has its own jscodeshift and exports no codemods. */
function codemodLoader(packageName: string) {
  const requireFromPackage = createRequire(
    createRequire(import.meta.url).resolve(`${packageName}/package.json`),
  );
  const parser = (requireFromPackage('jscodeshift') as Jscodeshift).withParser('tsx');
  return { parser, load: (name: string) => requireFromPackage(`./${name}`) as LoadedCodemod };
}

const core = codemodLoader('@mui/codemod');
const x = codemodLoader('@mui/x-codemod');

const diffs = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/migration\/.*\.mdx$/.test(file))
  .sort()
  .flatMap((page) => findCodemodDiffs(page, readFileSync(`content/${page}`, 'utf8')));

/** Output of the codemod, which is the same code if nothing matches. */
function run(name: string, source: string, { parser, load }: typeof core): string {
  const module = load(name);
  // Those for version 4 and before are the module itself.
  const codemod = typeof module === 'function' ? module : module.default;
  return codemod({ path: 'src/App.tsx', source }, { j: parser, jscodeshift: parser }, {}) ?? source;
}

/** Codemods leave line breaks and quotes to the formatter, and pages show what it makes of them. */
async function formatted(code: string): Promise<string> {
  return format(code, { parser: 'typescript', singleQuote: true, objectWrap: 'collapse' });
}

describe('pages about migrations', () => {
  it('migration pages have diffs of codemods', () => {
    expect(diffs).not.toEqual([]);
  });

  it.each(diffs)(
    '$codemod turns the removed lines into the added lines: $where',
    async ({ where, codemod, before, after }) => {
      const loader = where.startsWith('x/') ? x : core;
      expect(after).not.toBe(before);
      expect(await formatted(run(codemod, before, loader))).toBe(await formatted(after));
    },
  );
});

describe('the diff under a codemod', () => {
  const page = 'Text.\n\nCodemod: `v7.0.0/grid-props`, for `Grid` only.\n\n```diff\n a\n-b\n+c\n\n d\n```\n';

  it('splits a diff into the code before and after', () => {
    expect(findCodemodDiffs('index.mdx', page)).toEqual([
      { where: 'index.mdx:5', codemod: 'v7.0.0/grid-props', before: 'a\nb\n\nd\n', after: 'a\nc\n\nd\n' },
    ]);
  });

  it('requires a diff for each codemod', () => {
    const text = 'Codemod: `v7.0.0/grid-props`.\n\n### Next\n\n```diff\n-b\n```\n';
    expect(() => findCodemodDiffs('index.mdx', text)).toThrow('index.mdx:1');
  });

  it('requires no diff if there is no codemod', () => {
    expect(findCodemodDiffs('index.mdx', 'Codemod: none.\n\n```diff\n-b\n```\n')).toEqual([]);
  });
});
