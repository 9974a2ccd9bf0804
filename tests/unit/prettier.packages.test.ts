import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../src/node/markdown/parse-page';

const PAGE = 'content/x/index.mdx';
const FRONT_MATTER = '---\ntitle: Page\ndescription: A page.\n---\n\n';

async function formatted(body: string, file = PAGE): Promise<string> {
  const text = await format(FRONT_MATTER + body, { ...(await resolveConfig(file)), filepath: file });
  return text.slice(FRONT_MATTER.length);
}

/** Visible text of a page, with collapsed white space. */
function seen(body: string, file = PAGE): string {
  const { blocks, headings, problems } = parsePage({ file, path: '/x/', text: FRONT_MATTER + body });
  return JSON.stringify([blocks, headings, problems])
    .replace(/(?:\s|\\n)+/g, ' ')
    .replaceAll('> <', '><');
}

describe('Prettier, as it is set up for pages,', () => {
  it('leaves tables unpadded, with one form of rule', async () => {
    const table = '|Key|  Effect | |\n|:-|:-:|--:|\n|<kbd>Tab</kbd>|a \\| `b\\|c`||\n| only |\n';
    expect(await formatted(table)).toBe(
      '| Key | Effect | |\n| :--- | :---: | ---: |\n| <kbd>Tab</kbd> | a \\| `b\\|c` | |\n| only |\n',
    );
  });

  it('leaves one sentence on each line', async () => {
    const sentences = `One that is ${'long '.repeat(40)}enough.\nTwo.\n\n- Three.\n  Four.\n`;
    expect(await formatted(sentences)).toBe(sentences);
  });

  it.each([
    ['elements at the start of a line', 'Press it.\n<kbd>Enter</kbd> submits.\n<code>id</code> stays.'],
    ['escaped signs', 'Braces \\{price} and \\<Tag>, a \\* star, snake_case and 2 * 3 * 4.'],
    ['callouts', ':::info\nText.\n:::\n\n:::warning[Check `x` *first*]\n- a\n- b\n\n```json\n{}\n```\n:::'],
    [
      'callouts in callouts and lists',
      '::::info\n:::error\nIn.\n:::\n::::\n\n- a\n\n  :::info\n  In.\n  :::\n',
    ],
    [
      'demos',
      '<Demo\n  src="Basic"\n  maxWidth={360}\n  bg="inline"\n/>\n\n- a\n\n  <Demo src="B" iframe />\n',
    ],
    [
      'code tabs',
      '<CodeTabs storageKey="a">\n\n```tsx Vite\nconst a = 1\n```\n\n```tsx Next\n\n```\n\n</CodeTabs>',
    ],
    ['details', '<details>\n<summary>More *here*</summary>\n\nText with `code`.\n\n</details>'],
    ['lists of terms', '<dl>\n  <dt>Term</dt>\n  <dd>Definition with `code` and *em*.</dd>\n</dl>'],
    [
      'pictures',
      '<figure>\n  <img src="/a.png" alt="A" />\n  <figcaption>Text\n  of it.</figcaption>\n</figure>',
    ],
    ['modes', '<LightOnly>\n\nLight.\n\n</LightOnly>\n<DarkOnly>\n\nDark.\n\n</DarkOnly>'],
    ['comments', 'Text.\n\n{/* a *comment* */}\n\nMore.'],
    ['code fences', '````mdx\n```tsx title="src/a.ts" {1,3-4}\nconst  a = 1\n```\n````'],
    ['lists', '1. one\n1. two\n\n   more\n\n* a\n* b\n\n- [ ] c\n- [x] d'],
    ['breaks', 'One  \ntwo\\\nthree<br />four'],
    ['links', '[a]( /x/ "t" ), https://a.example/x_y_z and [b][r].\n\n[r]: /x/ \'t\''],
  ])('keeps the meaning of %s', async (_, body) => {
    const text = await formatted(body);
    expect(seen(text)).toBe(seen(body));
    expect(await formatted(text)).toBe(text);
  });

  it('keeps the code of live pages', async () => {
    const body =
      "import * as all from './all';\n\nexport const twice = (n) => {\n  return n * 2;\n};\n\n{twice(2)} of it.\n";
    expect(await formatted(body, 'content/experiments/docs/live-pages/index.mdx')).toBe(body);
  });
});
