import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { picturedDigests, templateDigests, TEMPLATES_PAGE } from '../../../src/node/cli/template-pictures';
import { COLOR_SCHEMES } from '../../../src/shared/color-mode';

const CONTENT = join(process.cwd(), 'content');
const ADVICE = 'take the pictures again: npm run dev, and then npm run template-pictures';

it('the screenshots of templates match their source', () => {
  expect(picturedDigests(CONTENT), ADVICE).toEqual(templateDigests(CONTENT));
});

it('each template has a small screenshot in each color mode', () => {
  const names = Object.keys(templateDigests(CONTENT));
  expect(names).toHaveLength(7);
  for (const name of names)
    for (const scheme of COLOR_SCHEMES) {
      const picture = join(CONTENT, TEMPLATES_PAGE, `pictures/${name}-${scheme}.webp`);
      expect(statSync(picture).size, picture).toBeLessThanOrEqual(25_000);
    }
});
