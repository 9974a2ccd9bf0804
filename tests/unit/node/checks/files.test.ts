import { describe, expect, it } from 'vitest';
import { page, problemsOfBody } from '../content/site-with';

const FOLDER = 'content/material-ui/react-button';

/** The smallest image there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

describe('a demo', () => {
  it('reports a demo that is not next to its page', async () => {
    const report = await problemsOfBody('<Demo src="Basc" />\n\n<Demo src="Zzzzzz" />', {
      [`${FOLDER}/Basic.tsx`]: '',
    });
    expect(report).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The demo "Basc" does not exist.
      → Did you mean "Basic"?

      content/material-ui/react-button/index.mdx:8:1
      The demo "Zzzzzz" does not exist.
      → Create "content/material-ui/react-button/Zzzzzz.tsx"."
    `);
  });

  it('can be a folder with one file for each styling', async () => {
    expect(await problemsOfBody('<Demo src="Basic" />', { [`${FOLDER}/Basic/system/index.tsx`]: '' })).toBe(
      '',
    );
  });

  it('reports a framed demo with several stylings', async () => {
    const files = { [`${FOLDER}/Basic/system/index.tsx`]: '' };
    expect(await problemsOfBody('<Demo src="Basic" iframe />', files)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The demo "Basic" has iframe together with several stylings.
      Stylings apply to the page and not to the frame.
      → Remove "iframe", or make the demo one file: "content/material-ui/react-button/Basic.tsx"."
    `);
  });

  it('only reports the malformed name of a demo', async () => {
    const report = await problemsOfBody('<Demo src="Basic.tsx" />\n\n<Demo />');
    expect(report).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      <Demo> has src="Basic.tsx".
      → Write the name of a demo file next to the page, without ".tsx".

      content/material-ui/react-button/index.mdx:8:1
      <Demo> needs the attribute "src".
      → Write <Demo src="…">."
    `);
  });
});

describe('a demo that no page shows', () => {
  it('reports an unused demo, even if it has several stylings', async () => {
    expect(
      await problemsOfBody('<Demo src="Basic" />', {
        [`${FOLDER}/Basic.tsx`]: '',
        [`${FOLDER}/Sizes.tsx`]: '',
        [`${FOLDER}/Colors/system/index.tsx`]: '',
        [`${FOLDER}/Colors/css/index.tsx`]: '',
      }),
    ).toMatchInlineSnapshot(`
      "content/material-ui/react-button/Colors/system/index.tsx:1
      No page shows the demo "Colors".
      Files next to a page are its demos if their names start with a capital letter.
      → Add <Demo src="Colors" /> to "content/material-ui/react-button/index.mdx", delete the file, or start its name with a lowercase letter if demos import it.

      content/material-ui/react-button/Sizes.tsx:1
      No page shows the demo "Sizes".
      Files next to a page are its demos if their names start with a capital letter.
      → Add <Demo src="Sizes" /> to "content/material-ui/react-button/index.mdx", delete the file, or start its name with a lowercase letter if demos import it."
    `);
  });

  it('does not report files that demos or live pages import', async () => {
    const report = await problemsOfBody('<Demo src="Basic" />', {
      [`${FOLDER}/Basic.tsx`]: '',
      [`${FOLDER}/seat-map.tsx`]: '',
      [`${FOLDER}/Basic/Row.tsx`]: '',
      'content/material-ui/_shared/Rows.tsx': '',
      'content/material-ui/react-select/index.mdx': page("import { Map } from './Map';\n\n<Map />"),
      'content/material-ui/react-select/Map.tsx': '',
    });
    expect(report).toBe('');
  });

  it('does not report an unused demo if its page has a broken reference or a syntax error', async () => {
    const files = { [`${FOLDER}/Basic.tsx`]: '' };
    expect(await problemsOfBody('<Demo src="Basc" />', files)).not.toContain('No page shows');
    expect(await problemsOfBody('<Demo src="Basic.tsx" />', files)).not.toContain('No page shows');
    expect(await problemsOfBody('<Demo src="Basic', files)).not.toContain('No page shows');
  });
});

describe('a Markdown file', () => {
  it('only accepts pages named index', async () => {
    expect(await problemsOfBody('Text.', { [`${FOLDER}/sizes.mdx`]: '', 'content/notes.md': '' }))
      .toMatchInlineSnapshot(`
        "content/material-ui/react-button/sizes.mdx:1
        "sizes.mdx" is not a page, so it is not published.
        Only files called "index.mdx" are pages. Their folder is their path.
        → Rename it to "content/material-ui/react-button/sizes/index.mdx", or to "_sizes.mdx" if other pages include it.

        content/notes.md:1
        "notes.md" is not a page, so it is not published.
        Only files called "index.mdx" are pages. Their folder is their path.
        → Rename it to "content/notes/index.mdx", or to "_notes.mdx" if other pages include it."
      `);
  });

  it('can be a part of other pages', async () => {
    expect(
      await problemsOfBody('<Include src="./_sizes.mdx" />', {
        [`${FOLDER}/_sizes.mdx`]: 'Text.',
        'content/_data/notes.md': '',
      }),
    ).toBe('');
  });
});

it('a query is next to its page', async () => {
  const report = await problemsOfBody('<Query src="page.graphql" />', { [`${FOLDER}/pages.graphql`]: '' });
  expect(report).toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The query "page.graphql" does not exist.
    → Did you mean "pages.graphql"?"
  `);
});

describe('an image', () => {
  it('reports images that are neither next to the page nor in static/', async () => {
    const files = { [`${FOLDER}/dialog box.png`]: PNG, 'static/logo.svg': SVG };
    expect(
      await problemsOfBody(
        '![a](./dialog%20box.png) ![b](/logo.svg) ![c](../react-button/dialog%20box.png?x)',
        files,
      ),
    ).toBe('');
    expect(await problemsOfBody('![a](./dialog.png) ![b](/logo.png) ![c](zzzzzz.gif)', files))
      .toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The file "./dialog.png" does not exist.
      → Did you mean "./dialog box.png"?

      content/material-ui/react-button/index.mdx:6:20
      The file "/logo.png" does not exist.
      → Did you mean "/logo.svg"?

      content/material-ui/react-button/index.mdx:6:36
      The file "zzzzzz.gif" does not exist.
      → Move it to "content/material-ui/react-button/zzzzzz.gif"."
    `);
  });

  it('can come from another site', async () => {
    expect(
      await problemsOfBody(
        '![a](https://example.com/a.png) ![b](data:image/gif;base64,R0lGODlhAQABAAAAACw=)',
      ),
    ).toBe('');
  });

  it('checks every element that loads an image', async () => {
    const body =
      '<picture>\n  <source srcset="./a.png 1x,./b.png 2x" />\n  <img alt="x" src="./c.png" />\n</picture>\n\n<video poster="./d.png" />';
    const names = (await problemsOfBody(body)).match(/"\.\/.\.png" does not exist/g);
    expect(names).toHaveLength(4);
  });

  it('requires an alternative text, which can only be empty in HTML', async () => {
    const files = { [`${FOLDER}/a.png`]: PNG };
    const body =
      '![](a.png)\n\n<img src="a.png" />\n\n<img alt="" src="a.png" />\n\n<img alt src="a.png" />\n\n| h |\n|--|\n| ![](a.png) |';
    expect(await problemsOfBody(body, files)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The image "a.png" has no alternative text.
      Screen readers would read its file name.
      → Describe the image: ![A dialog with two buttons](./file.png). For decoration, write <img alt="" src="./file.png" />.

      content/material-ui/react-button/index.mdx:8:1
      The image "a.png" has no alternative text.
      Screen readers would read its file name.
      → Describe the image: alt="A dialog with two buttons". For decoration, write alt="".

      content/material-ui/react-button/index.mdx:16:3
      The image "a.png" has no alternative text.
      Screen readers would read its file name.
      → Describe the image: ![A dialog with two buttons](./file.png). For decoration, write <img alt="" src="./file.png" />."
    `);
  });

  it('reports images with a damaged start or end', async () => {
    const files = {
      [`${FOLDER}/cut.png`]: PNG.subarray(0, -12),
      [`${FOLDER}/text.jpg`]: 'no image',
      [`${FOLDER}/empty.svg`]: '',
      [`${FOLDER}/sizeless.svg`]: SVG,
      [`${FOLDER}/film.mp4`]: 'film',
    };
    const body =
      '![a](cut.png)\n![b](text.jpg)\n![c](empty.svg)\n![d](sizeless.svg)\n\n<video src="film.mp4" />';
    expect(await problemsOfBody(body, files)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The image "cut.png" cannot be read.
      → Save it again.

      content/material-ui/react-button/index.mdx:7:1
      The image "text.jpg" cannot be read.
      → Save it again.

      content/material-ui/react-button/index.mdx:8:1
      The image "empty.svg" cannot be read.
      → Save it again."
    `);
  });

  it('reports images that are too large for phones', async () => {
    const files = {
      [`${FOLDER}/large.png`]: Buffer.concat([PNG, Buffer.alloc(27_000_000)]),
      'static/film.mp4': Buffer.alloc(10_400_000),
      'static/short.mp4': Buffer.alloc(9_000_000),
    };
    const body = '![a](large.png)\n\n<video src="/film.mp4" />\n\n<video src="/short.mp4" />';
    expect(await problemsOfBody(body, files)).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The file "large.png" is 27 MB, but the limit is 1 MB.
      It would take minutes to load on a phone.
      → Save it as WebP at its display size, about 1,600 pixels wide.

      content/material-ui/react-button/index.mdx:8:1
      The file "/film.mp4" is 10.4 MB, but the limit is 10 MB.
      It would take minutes to load on a phone.
      → Shorten or compress it."
    `);
  });
});

it('reports a query that no page shows', async () => {
  const query = { 'content/material-ui/react-button/titles.graphql': '{ site { id } }' };
  expect(await problemsOfBody('Text.', query)).toMatchInlineSnapshot(`
    "content/material-ui/react-button/titles.graphql:1
    No page shows the query "titles.graphql".
    → Add <Query src="titles.graphql" /> to a page in this folder, or delete the file."
  `);
  expect(await problemsOfBody('<Query src="titles.graphql" />', query)).toBe('');
});
