import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { LIBRARIES } from '../../../../src/libraries';
import { DATA_FILES, renderSchemas } from '../../../../src/node/content/data-files';

it('the JSON schemas for editors are up to date, or run "npm run schemas"', async () => {
  const schemas = await renderSchemas();
  expect(schemas.size).toBeGreaterThan(0);
  for (const [file, text] of schemas) {
    expect(await readFile(file, 'utf8'), file).toBe(text);
  }
});

it('products show their demos in one of the libraries in src/libraries', () => {
  const product = { id: 'harbor', name: 'Harbor', description: 'D.', path: '/harbor/' };
  const isValid = (demos: string): boolean =>
    DATA_FILES.products.schema.safeParse([{ ...product, demos }]).success;
  expect(Object.keys(LIBRARIES).every(isValid)).toBe(true);
  expect(isValid('chakra')).toBe(false);
});
