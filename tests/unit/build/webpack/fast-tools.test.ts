import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { withFastTools } from '../../../../src/build/webpack/fast-tools';

const plugins = {
  minifyJs: () => 'scripts',
  minifyCss: () => 'stylesheets',
} as unknown as CreateWebpackConfigArgs['plugins'];
const gatsby = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: 'babel' };
const images = { test: /\.svg$/, use: 'url' };

const folder = (name: string): string => join(process.cwd(), name, '/');

it('takes the code of the site from Babel, but leaves it pages and templates, which hold queries', () => {
  const { module } = withFastTools({ module: { rules: [gatsby, images] }, optimization: {} }, plugins);
  const own = [folder('src/site'), folder('src/domain')];
  expect(module.rules).toEqual([
    { ...gatsby, exclude: own },
    images,
    expect.objectContaining({ include: own }),
  ]);
});

it('minifies in place of Gatsby, only where Gatsby does', () => {
  const rules = { module: { rules: [] } };
  const minified = withFastTools({ ...rules, optimization: { minimizer: ['terser', 'css'] } }, plugins);
  expect(minified.optimization.minimizer).toEqual(['scripts', 'stylesheets']);
  expect(withFastTools({ ...rules, optimization: {} }, plugins).optimization).toEqual({});
});
