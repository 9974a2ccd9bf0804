import { expect, it } from 'vitest';
import { minifyScript } from '../../../../../src/node/gatsby/webpack/configure-webpack';

it('makes a script smaller', async () => {
  const { code, errors } = await minifyScript({
    'app.js': 'const answer = 6 * 7;\nconsole.log( answer );\n',
  });
  expect(code).toBe('const answer=42;console.log(42);');
  expect(errors).toEqual([]);
});

it('hands licenses over apart from the code', async () => {
  const { code, extractedComments } = await minifyScript({ 'app.js': '/*! MIT */\nconsole.log(1);' });
  expect(code).not.toContain('MIT');
  expect(extractedComments).toEqual(['/*! MIT */']);
});

it('uses no syntax that is newer than the browsers of the site', async () => {
  const { code } = await minifyScript({ 'app.js': 'export function f(a, b) { a || (a = b); return a; }' });
  expect(code).not.toContain('||=');
});

it('reports syntax errors', async () => {
  const { errors } = await minifyScript({ 'app.js': 'const = 1;' });
  expect(errors).toEqual([expect.any(Error)]);
});
