import { expect, it } from 'vitest';
import { parsePage } from '../../../../../src/node/content/page/parse-page';
import { parsePageInTurn, readPageInTurn } from '../../../../../src/node/content/page/parse-queue';

const source = (index: number) => ({
  file: `content/page-${index}/index.mdx`,
  path: `/page-${index}/`,
  text: `---\ntitle: Page ${index}\n---\n\n## Section ${index}\n\n\`\`\`ts\nconst a = ${index};\n\`\`\`\n\n<Unknown />\n`,
});

/** More than it takes to be shared between threads. */
const MANY = Array.from({ length: 60 }, (_, index) => source(index));

it('pages parsed side by side are the ones parsed one by one, each for who has asked for it', async () => {
  expect(await Promise.all(MANY.map(parsePageInTurn))).toEqual(MANY.map(parsePage));
});

it('a page that nobody shows is not rendered, but checked', async () => {
  const [page] = await Promise.all([readPageInTurn(source(1)), ...MANY.map(parsePageInTurn)]);
  expect(page?.problems).toEqual(parsePage(source(1)).problems);
  expect(page?.problems).not.toEqual([]);
  expect(page).toHaveProperty('blocks', []);
});

it('pages that come while others are parsed have their turn', async () => {
  const first = Promise.all(MANY.map(parsePageInTurn));
  const late = new Promise((resolve) => setTimeout(resolve, 30)).then(() => parsePageInTurn(source(99)));
  expect((await late).frontMatter.title).toBe('Page 99');
  expect(await first).toHaveLength(MANY.length);
});
