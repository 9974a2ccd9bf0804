import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withFastTools } from '../../../../../src/node/gatsby/webpack/configure-webpack';

const plugins = {
  minifyJs: () => 'scripts',
  minifyCss: () => 'stylesheets',
};
const gatsby = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: 'babel' };
const images = { test: /\.svg$/, use: 'url' };

const folder = (name: string): string => join(process.cwd(), name, '/');

it('only compiles pages and templates with Babel, because they contain queries', () => {
  const { module } = withFastTools({ module: { rules: [gatsby, images] }, optimization: {} }, 'v1', plugins);
  const own = ['content', 'src/client', 'src/shared', 'src/libraries', 'src/overrides'].map(folder);
  expect(module?.rules).toEqual([
    { ...gatsby, exclude: own },
    images,
    expect.objectContaining({ include: own }),
  ]);
});

it("replaces Gatsby's minifier, only if Gatsby minifies", () => {
  const rules = { module: { rules: [] } };
  const minified = withFastTools({ ...rules, optimization: { minimizer: ['...'] } }, 'v1', plugins);
  expect(minified.optimization?.minimizer).toEqual(['scripts', 'stylesheets']);
  expect(withFastTools({ ...rules, optimization: {} }, 'v1', plugins).optimization).toEqual({});
});

it("the webpack cache depends on a version instead of the loaders' files", () => {
  const { cache, plugins: added = [] } = withFastTools(
    {
      module: { rules: [] },
      optimization: {},
      cache: { type: 'filesystem', buildDependencies: { config: ['a.js'] } },
    },
    'v1',
    plugins,
  );
  expect(cache).toEqual({ type: 'filesystem', version: 'v1', buildDependencies: { defaultWebpack: [] } });
  const compilation = { buildDependencies: new Set(['babel-loader.js']) };
  const hooks = { done: { tap: (_name: string, run: (stats: object) => void) => run({ compilation }) } };
  for (const plugin of added as { apply(compiler: object): void }[]) plugin.apply({ hooks });
  expect(compilation.buildDependencies.size).toBe(0);
});
