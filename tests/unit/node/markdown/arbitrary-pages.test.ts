import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { siteWith } from '../content/site-with';

/** Syntax of pages, which is combined at random. */
// prettier-ignore
const PARTS = [
  '\n', '\n\n', '  ', '\t', '---\n', 'title: ', 'description: ', 'components: [', '&a ', '*a', '<<: ', '? ', '{', '}', '[', ']', '](', ')', '!',
  '"', "'", '\\', '`', '```', '```tsx {1-', '~~~', '# ', '## ', '### ', '- ', '1. ', '> ', '| a |', '|--|', '*', '**', '_', '~~', ':::', ':::info',
  '::::warning[', '[^1]', '[^1]: ', '<Demo src="A" />', '<Demo ', '<Include src="./_a.mdx" />', '<CodeTabs storageKey="a">', '</CodeTabs>', '<Query src="a.graphql" />',
  '<ApiTable component="B" />', '<b>', '</b>', '<h2 id="a">', '</h2>', '<img src="', '<a href="', '<table>', '</', '<', '>', '/>', '=', 'import a from "a"',
  'export ', '{/* */}', '<!-- ', '&amp;', '&#0;', 'https://', 'www.', '//[', '%', '%E0', '#', '?', '../', '\u2028', '\uFEFF', '\u202e', '🚲', 'ä', 'a', 'Button', '__proto__',
];

/** A fixed seed, so failures are reproducible. */
const SEED = 20_261_122;
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PARTS), { maxLength: 60 }).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(...PARTS), { maxLength: 40 })
    .map((parts) => `---\ntitle: Page\ndescription: A page.\n---\n\n${parts.join('')}`),
);

it('any text is a page or has problems, and is never a crash', () => {
  fc.assert(
    fc.property(text, (body) => {
      const source = { file: 'content/x/index.mdx', path: '/x/', text: body };
      const page = parsePage(source);
      for (const { where, what, fix } of page.problems) {
        expect(where[0]).toMatchObject({ file: source.file, line: expect.any(Number) });
        expect(what).not.toMatch(/^\s*at |Cannot read prop|is not a function|undefined/);
        expect(fix).not.toBe('');
      }
    }),
    { numRuns: 200, seed: SEED },
  );
});

it('any text can be checked together with the other pages', async () => {
  const site = await siteWith({});
  fc.assert(
    fc.property(text, (body) => {
      const page = parsePage({ file: 'content/x/index.mdx', path: '/x/', text: body });
      checkSite({ ...site, pages: [...site.pages, page] });
    }),
    { numRuns: 100, seed: SEED },
  );
});
