import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderSchemas } from '../../../../src/node/content/data-schemas';

it('the schemas that editors use are those of the build; if not, run "npm run schemas"', async () => {
  const schemas = await renderSchemas();
  expect(schemas.size).toBeGreaterThan(0);
  for (const [file, text] of schemas) {
    expect(await readFile(file, 'utf8'), file).toBe(text);
  }
});
