import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

interface LoaderContext {
  resourcePath: string;
  sourceMap: boolean;
  hot: boolean;
  async: () => (error: Error | null, code?: string, map?: object) => void;
}

const load = createRequire(import.meta.url)('../../../../../src/node/gatsby/webpack/compile-loader.js') as (
  this: LoaderContext,
  source: string,
) => void;

/** Compiles a module as webpack asks for it. */
function compile(
  source: string,
  { resourcePath = 'part.tsx', hot = false }: Partial<LoaderContext> = {},
): Promise<{ code: string; map: object | undefined }> {
  return new Promise((resolve, reject) => {
    const async: LoaderContext['async'] = () => (error, code, map) =>
      error ? reject(error) : resolve({ code: code ?? '', map });
    load.call({ resourcePath, sourceMap: true, hot, async }, source);
  });
}

it('leaves types out and makes calls of JSX', async () => {
  const { code, map } = await compile(
    `import type { Props } from './props';\nexport const Part = ({ text }: Props) => <p>{text}</p>;`,
  );
  expect(code).toContain('react/jsx-runtime');
  expect(code).not.toContain('Props');
  expect(map).toMatchObject({ sources: ['part.tsx'] });
});

it('lets develop replace a component without a reload', async () => {
  const source = 'export const Part = () => <p>Text</p>;';
  expect((await compile(source, { hot: true })).code).toContain('$RefreshReg$');
  expect((await compile(source)).code).not.toContain('$RefreshReg$');
});

it('keeps unused imports', async () => {
  expect((await compile(`import './styles.css';\nimport { unused } from './effect';`)).code).toContain(
    './effect',
  );
});

it('reports syntax errors', async () => {
  await expect(compile('const = 1;')).rejects.toThrow();
});

it('refuses queries, which it would leave as they are', async () => {
  const source = `import { graphql, useStaticQuery } from 'gatsby';`;
  await expect(compile(source)).rejects.toThrow('src/templates');
});
