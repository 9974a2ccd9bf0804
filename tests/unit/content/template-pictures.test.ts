import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { digestFile, templateDigests, TEMPLATE_PAGES } from '../../../src/node/cli/template-pictures';
import { COLOR_SCHEMES } from '../../../src/shared/color-mode';

const CONTENT = join(process.cwd(), 'content');
const ADVICE = 'take the pictures again: npm run dev, and then npm run template-pictures';

it.each(TEMPLATE_PAGES)('the screenshots of %s match their source', (page) => {
  const pictured: unknown = JSON.parse(readFileSync(digestFile(page, CONTENT), 'utf8'));
  expect(pictured, ADVICE).toEqual(templateDigests(page, CONTENT));
});

it.each(TEMPLATE_PAGES)('each template of %s has a small screenshot in each color mode', (page) => {
  const names = Object.keys(templateDigests(page, CONTENT));
  expect(names).toHaveLength(7);
  for (const name of names)
    for (const scheme of COLOR_SCHEMES) {
      const picture = join(CONTENT, page, `pictures/${name}-${scheme}.webp`);
      expect(statSync(picture).size, picture).toBeLessThanOrEqual(25_000);
    }
});
