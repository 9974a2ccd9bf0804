import { expect, it, vi } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { describeProblems, page } from '../content/site-with';

vi.mock('../../../../src/node/markdown/rehype-decorate', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  rehypeDecorate:
    () =>
    ({ children }: { children: unknown[] }, file: { data: object }) => {
      if (children.length > 0) throw new TypeError('A mistake of the site\n    at its own code');
      Object.assign(file.data, { ids: [], links: [], images: [] });
    },
}));

it('an unexpected exception becomes a problem of the page, with the reason and without a stack', () => {
  const source = { file: 'content/x/index.mdx', path: '/x/', text: page('Text.') };
  const parsed = parsePage(source);
  expect(parsed).toMatchObject({ frontMatter: { title: 'Page' }, blocks: [], headings: [] });
  expect(describeProblems(parsed.problems)).toMatchInlineSnapshot(`
    "content/x/index.mdx:1
    The page cannot be read: A mistake of the site.
    → Remove half of the page and check again, until you find the part that causes it. If that part is valid, report a bug."
  `);
});
