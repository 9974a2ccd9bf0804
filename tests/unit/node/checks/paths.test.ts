import { describe, expect, it } from 'vitest';
import { page, problemsOfBody, problemsWith } from '../content/site-with';

const HIDDEN = page('Text.', 'hidden: true');

describe('the folder of a page', () => {
  it('reports a folder name that is not a path, once for all its pages, and suggests a name', async () => {
    const report = await problemsWith({
      'content/Material UI/size/index.mdx': HIDDEN,
      'content/Material UI/color/index.mdx': HIDDEN,
      'content/system/Größe 🚲/index.mdx': HIDDEN,
    });
    expect(report).toMatchInlineSnapshot(`
      "content/Material UI/color/index.mdx:1 and content/Material UI/size/index.mdx:1
      The folder name "Material UI" cannot be part of a URL.
      Capitals, spaces, and other characters have several spellings, and some hosts only support one.
      → Rename it to "content/material-ui".

      content/system/Größe 🚲/index.mdx:1
      The folder name "Größe 🚲" cannot be part of a URL.
      Capitals, spaces, and other characters have several spellings, and some hosts only support one.
      → Rename it to "content/system/grosse"."
    `);
  });

  it('reports paths that are too long for some hosts', async () => {
    const folders = Array.from({ length: 5 }, () => 'a'.repeat(50)).join('/');
    expect(await problemsWith({ [`content/${folders}/index.mdx`]: HIDDEN })).toContain(
      '→ Shorten the names of its folders.',
    );
  });

  it('reports paths that the build uses', async () => {
    expect(await problemsWith({ 'content/page-data/x/index.mdx': HIDDEN })).toMatchInlineSnapshot(`
      "content/page-data/x/index.mdx:1
      The path "/page-data/x/" is used by files that the build writes.
      → Rename the folder. It determines the URL of the page."
    `);
  });

  it('reports a page that conflicts with a file in "static"', async () => {
    const report = await problemsWith({
      'content/material-ui/react-select/index.mdx': page('Text.'),
      'static/material-ui/react-select/index.html': '<p>',
    });
    expect(report).toMatchInlineSnapshot(`
      "content/material-ui/react-select/index.mdx:1
      A page and a file in "static" claim "/material-ui/react-select/".
      Gatsby would keep the last one and drop the others silently.
      → Rename the folder. It determines the URL of the page."
    `);
  });
});

describe('a redirect', () => {
  it.each([
    ['out of the folder that is served', '/../../../x/'],
    ['over a page, with a doubled slash', '//material-ui/react-button/'],
    ['over a page, in other letters', '/Material-UI/react-button/'],
    ['over a page, with an encoded sign', '/material-ui/react%2Dbutton/'],
    ['over a file', '/sw.js/'],
    ['to the left of a host', '/\\\\example.com/'],
  ])('rejects a redirect %s', async (_name, from) => {
    const report = await problemsWith({
      'content/_data/redirects.yaml': `- from: '${from}'\n  to: /material-ui/react-select/\n`,
    });
    expect(report).toBe(
      `content/_data/redirects.yaml:1\n"from" is ${JSON.stringify(from)}.\n→ Write lowercase letters, digits, and hyphens, with a slash at both ends: "/some-page/".`,
    );
  });

  it.each(['/page-data/', '/static/styles/'])(
    'rejects a redirect from a path that the build uses: %s',
    async (from) => {
      const report = await problemsWith({
        'content/_data/redirects.yaml': `- from: ${from}\n  to: /material-ui/react-select/\n`,
      });
      expect(report).toBe(
        `content/_data/redirects.yaml:1\nThe path "${from}" is used by files that the build writes.\n→ Remove the redirect. That page never existed.`,
      );
    },
  );

  it.each(['//example.com/', '/a b/', 'https:///x', 'javascript:alert(1)'])(
    'rejects a redirect to %s',
    async (to) => {
      const report = await problemsWith({ 'content/_data/redirects.yaml': `- from: /old/\n  to: '${to}'\n` });
      expect(report).toContain('→ Write a path with a slash at both ends, or a full URL.');
    },
  );
});

it('an image is in the content or in "static", whatever its URL', async () => {
  expect(await problemsOfBody('![a](../../../etc/hostname) ![b](/../../etc/hostname)'))
    .toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The file "../../../etc/hostname" does not exist.
    → Files outside the content folder are not published. Move it to "content/material-ui/react-button/hostname".

    content/material-ui/react-button/index.mdx:6:29
    The file "/../../etc/hostname" does not exist.
    → Move it to "static/etc/hostname", or next to the page."
  `);
});
