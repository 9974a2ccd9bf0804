import { describe, expect, it } from 'vitest';
import { page, problemsWith } from './site-with';

const products = (yaml: string) => problemsWith({ 'content/_data/products.yaml': yaml });
const PRODUCT = '- id: material-ui\n  name: M\n  description: D.\n  path: /material-ui/react-button/\n';

describe('an author hears of', () => {
  it('YAML that cannot be read, with line and column', async () => {
    expect(await products(`${PRODUCT}  package: @mui/material\n`)).toMatchInlineSnapshot(`
      "content/_data/products.yaml:5:12
      The YAML cannot be read: Plain value cannot start with reserved character @.
      → Indent with two spaces, write "- " before list items, and quote values that contain ": " or " #"."
    `);
  });

  it('a key that is missing', async () => {
    expect(await products(PRODUCT.replace('  name: M\n', ''))).toMatchInlineSnapshot(`
      "content/_data/products.yaml:1
      "name" is missing.
      → Add a line "name: …" here."
    `);
  });

  it('a key that does not exist, on its own line', async () => {
    expect(await products(`${PRODUCT}  olderVersion:\n    - text: v6\n`)).toMatchInlineSnapshot(`
      "content/_data/products.yaml:5
      Unknown key "olderVersion".
      → Did you mean "olderVersions"?"
    `);
  });

  it('values that are wrong', async () => {
    const yaml = PRODUCT.replace('/material-ui/react-button/', 'material-ui').replace('D.', '');
    expect(
      await products(
        `${yaml}  listed: maybe\n  highlights: /x/\n  olderVersions:\n    - { text: v6, home: v6.mui.com }\n`,
      ),
    ).toMatchInlineSnapshot(`
      "content/_data/products.yaml:3
      "description" is empty.
      → Write text, in quotes if it looks like a number or a date.

      content/_data/products.yaml:4
      "path" is "material-ui".
      → Write lowercase letters, digits, and hyphens, with a slash at both ends: "/some-page/".

      content/_data/products.yaml:5
      "listed" is "maybe".
      → Write true or false, without quotes.

      content/_data/products.yaml:6
      "highlights" is "/x/".
      → Write a list, such as [Button, IconButton], or lines that start with "- ".

      content/_data/products.yaml:8
      "home" is "v6.mui.com".
      → Write a full URL that starts with "https://"."
    `);
  });

  it('a mistake deep in a navigation tree', async () => {
    const tree =
      '- pathname: /g\n  children:\n    - pathname: material-ui\n      titel: x\n      plan: gold\n';
    expect(await problemsWith({ 'content/_data/navigation/material-ui.yaml': tree })).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:3
      "pathname" is "material-ui".
      → It must start with a slash or be an absolute URL.

      content/_data/navigation/material-ui.yaml:4
      Unknown key "titel".
      → Did you mean "title"?

      content/_data/navigation/material-ui.yaml:5
      "plan" is "gold".
      → Write one of: pro, premium."
    `);
  });

  it('a text among the translations that is a list', async () => {
    expect(await problemsWith({ 'content/_data/translations/en.yaml': 'close: Close\nopen: [a]\n' }))
      .toMatchInlineSnapshot(`
      "content/_data/translations/en.yaml:2
      "open" is ["a"].
      → Write text, or indented lines of "key: text"."
    `);
  });

  it('a file that is no list', async () => {
    expect(await problemsWith({ 'content/_data/redirects.yaml': 'from: /a/\n' })).toMatchInlineSnapshot(`
      "content/_data/redirects.yaml:1
      The file is {"from":"/a/"}.
      → Write a list, such as [Button, IconButton], or lines that start with "- "."
    `);
  });
});

describe('YAML that would fill the memory', () => {
  /** Ten lists of nine aliases, each to the previous list, which expand to 9^10 values. */
  const bomb = [
    'a: &a [x, x]',
    ...'bcdefghijk'.split('').map((name, index) => {
      const alias = `*${'abcdefghij'[index]}`;
      return `${name}: &${name} [${Array(9).fill(alias).join(', ')}]`;
    }),
  ].join('\n');

  it('rejects aliases that expand to too many values, with a line, in data and in front matter', async () => {
    const report = await problemsWith({
      'content/_data/translations/en.yaml': bomb,
      'content/material-ui/react-select/index.mdx': page('Text.', bomb),
    });
    expect(report).toMatchInlineSnapshot(`
      "content/_data/translations/en.yaml:5:8
      The YAML cannot be read: "*d" expands to more than 1000 values.
      → Write the values out.

      content/material-ui/react-select/index.mdx:8:8
      The front matter is not valid YAML: "*d" expands to more than 1000 values.
      → Write the values out."
    `);
  });

  it('rejects an alias inside its own list', async () => {
    expect(await products('- &a [*a]')).toContain(
      '1:7\nThe YAML cannot be read: "*a" expands to more than 1000 values.',
    );
  });

  it.each([
    ['brackets', `a: ${'['.repeat(3000)}${']'.repeat(3000)}`],
    ['indented keys', Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')],
    ['dashes', `a:\n  ${'- '.repeat(3000)}b`],
  ])('rejects %s that are nested thousands of times', async (_name, yaml) => {
    const report = await problemsWith({ 'content/_data/translations/en.yaml': yaml });
    expect(report).toMatch(
      /^content\/_data\/translations\/en.yaml:\d+:\d+\nThe YAML cannot be read: its lists and keys are nested too deeply.\n→ Write them with fewer levels.$/,
    );
  });

  it('can use a value twice', async () => {
    expect(
      await products(
        PRODUCT.replace('D.', '&text D.').replace('name: M', 'name: N') +
          PRODUCT.replace('D.', '*text').replace('id: material-ui', 'id: core'),
      ),
    ).toBe('');
  });
});

it('files that are empty or missing are sound', async () => {
  expect(await problemsWith({ 'content/_data/redirects.yaml': '# Nothing has moved.\n' })).toBe('');
});

it('reports a tag, which YAML would drop', async () => {
  expect(await products(PRODUCT.replace('D.', '!important text'))).toMatchInlineSnapshot(`
    "content/_data/products.yaml:3:16
    The YAML cannot be read: "!important" starts with an exclamation mark, which makes it a tag.
    → Put the text in quotes."
  `);
});

it('reports attributes of a menu link that are unknown or wrong', async () => {
  const tree =
    '- pathname: /material-ui/react-button/\n  linkProps: { onclick: "alert(1)" }\n- pathname: /material-ui/react-select/\n  linkProps: { href: "javascript:alert(1)" }\n';
  expect(await problemsWith({ 'content/_data/navigation/material-ui.yaml': tree })).toMatchInlineSnapshot(`
    "content/_data/navigation/material-ui.yaml:2
    The key "onclick" is not allowed here.
    → Write an attribute of a link, such as "target".

    content/_data/navigation/material-ui.yaml:4
    "href" is "javascript:alert(1)".
    → Write a full URL that starts with "https://"."
  `);
});
