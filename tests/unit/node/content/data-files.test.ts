import { describe, expect, it } from 'vitest';
import { page, problemsWith } from './site-with';

const products = (yaml: string) => problemsWith({ 'content/_data/products.yaml': yaml });
const PRODUCT = '- id: material-ui\n  name: M\n  description: D.\n  path: /material-ui/react-button/\n';

describe('an author hears of', () => {
  it('YAML that cannot be read, with line and column', async () => {
    expect(await products(`${PRODUCT}  package: @mui/material\n`)).toMatchInlineSnapshot(`
      "content/_data/products.yaml:5:12
      The YAML cannot be read: Plain value cannot start with reserved character @.
      → Indent with two spaces, write "- " before list items, and quote values that contain ": " or " #", or start with a special character."
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

  it('a key that is only known elsewhere in the file', async () => {
    const product = PRODUCT.replace('  name:', '  title: X\n  name:');
    const report = await problemsWith({ 'content/_data/products.yaml': product });
    expect(report).toContain('Unknown key "title".');
    expect(report).not.toContain('Did you mean "title"?');
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
      The YAML is {"from":"/a/"}.
      → Write a list, such as [Button, IconButton], or lines that start with "- "."
    `);
  });
});

it('reports an alias without a value, in data and in front matter', async () => {
  const report = await problemsWith({
    'content/_data/products.yaml': PRODUCT.replace('D.', '*Bold*'),
    'content/material-ui/react-select/index.mdx': page('Text.', 'cardTitle: *Select*'),
  });
  expect(report).toMatchInlineSnapshot(`
    "content/_data/products.yaml:3:16
    The YAML cannot be read: "*Bold*" starts with an asterisk, which makes it an alias.
    → Put the text in quotes.

    content/material-ui/react-select/index.mdx:4:12
    The front matter cannot be read: "*Select*" starts with an asterisk, which makes it an alias.
    → Put the text in quotes."
  `);
});

it('reports an alias inside its own value, and aliases that would fill the memory', async () => {
  expect(await products('- &a [*a]')).toContain('1:7\nThe YAML cannot be read: "*a" starts with an asterisk');
  const nested = 'bcdefghijk'.split('').map((name, index) => {
    const alias = `*${'abcdefghij'[index]}`;
    return `${name}: &${name} [${Array(9).fill(alias).join(', ')}]`;
  });
  expect(await products(['a: &a [x, x]', ...nested].join('\n'))).toMatchInlineSnapshot(`
    "content/_data/products.yaml:1:1
    The YAML cannot be read: its aliases, such as "*name", expand to too many values.
    → Write the values out."
  `);
});

it('reports brackets that are nested thousands of times', async () => {
  const yaml = `a: ${'['.repeat(3000)}${']'.repeat(3000)}`;
  expect(await products(yaml)).toMatch(
    /^content\/_data\/products.yaml:1:\d+\nThe YAML cannot be read: Maximum/,
  );
});

it('accepts a value that is used twice', async () => {
  expect(
    await products(
      PRODUCT.replace('D.', '&text D.').replace('name: M', 'name: N') +
        PRODUCT.replace('D.', '*text').replace('id: material-ui', 'id: core'),
    ),
  ).toBe('');
});

it('files that are empty or missing are valid', async () => {
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
