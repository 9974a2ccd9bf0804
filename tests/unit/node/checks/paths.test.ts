import { describe, expect, it } from 'vitest';
import { page, problemsOfBody, problemsWith } from '../content/site-with';

const HIDDEN = page('Text.', 'hidden: true');

describe('the folder of a page', () => {
  it('is a path, and its author hears how to rename it, once for all pages in it', async () => {
    const report = await problemsWith({
      'content/Material UI/size/index.mdx': HIDDEN,
      'content/Material UI/color/index.mdx': HIDDEN,
      'content/system/Größe 🚲/index.mdx': HIDDEN,
    });
    expect(report).toMatchInlineSnapshot(`
      "content/Material UI/color/index.mdx:1 and content/Material UI/size/index.mdx:1
      The folder "Material UI" is no part of an address.
      Capitals, spaces, and other characters have several spellings, and some hosts only support one.
      → Rename it to "content/material-ui".

      content/system/Größe 🚲/index.mdx:1
      The folder "Größe 🚲" is no part of an address.
      Capitals, spaces, and other characters have several spellings, and some hosts only support one.
      → Rename it to "content/system/grosse"."
    `);
  });

  it('is short enough for every host', async () => {
    const folders = Array.from({ length: 5 }, () => 'a'.repeat(50)).join('/');
    expect(await problemsWith({ [`content/${folders}/index.mdx`]: HIDDEN })).toContain(
      '→ Shorten the names of its folders.',
    );
  });

  it('is none of those that the build fills', async () => {
    expect(await problemsWith({ 'content/page-data/x/index.mdx': HIDDEN })).toMatchInlineSnapshot(`
      "content/page-data/x/index.mdx:1
      The path "/page-data/x/" is among the files that the build writes.
      → Rename the folder: it is the URL of the page."
    `);
  });

  it('holds no other page in the folder "static"', async () => {
    const report = await problemsWith({
      'content/material-ui/react-select/index.mdx': page('Text.'),
      'static/material-ui/react-select/index.html': '<p>',
    });
    expect(report).toMatchInlineSnapshot(`
      "content/material-ui/react-select/index.mdx:1
      A page and a file in "static" claim "/material-ui/react-select/".
      Gatsby would keep the last one and drop the others silently.
      → Rename the folder: it is the URL of the page."
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
  ])('cannot be written %s', async (_name, from) => {
    const report = await problemsWith({
      'content/_data/redirects.yaml': `- from: '${from}'\n  to: /material-ui/react-select/\n`,
    });
    expect(report).toBe(
      `content/_data/redirects.yaml:1\n"from" is ${JSON.stringify(from)}.\n→ Write lower-case letters, digits and hyphens, with a slash at both ends: "/some-page/".`,
    );
  });

  it.each(['/page-data/', '/static/styles/'])(
    'cannot be written among the files of the build: %s',
    async (from) => {
      const report = await problemsWith({
        'content/_data/redirects.yaml': `- from: ${from}\n  to: /material-ui/react-select/\n`,
      });
      expect(report).toBe(
        `content/_data/redirects.yaml:1\nThe path "${from}" is among the files that the build writes.\n→ Remove the redirect: no page was ever there.`,
      );
    },
  );

  it.each(['//example.com/', '/a b/', 'https:///x', 'javascript:alert(1)'])('cannot go to %s', async (to) => {
    const report = await problemsWith({ 'content/_data/redirects.yaml': `- from: /old/\n  to: '${to}'\n` });
    expect(report).toContain('→ Write a path with a slash at both ends, or a full web address.');
  });
});

it('an image is in the content or in "static", whatever its URL', async () => {
  expect(await problemsOfBody('![a](../../../etc/hostname) ![b](/../../etc/hostname)'))
    .toMatchInlineSnapshot(`
    "content/material-ui/react-button/index.mdx:6:1
    The file "../../../etc/hostname" does not exist.
    → Nothing outside of the content is published: put it into "content/material-ui/react-button/hostname".

    content/material-ui/react-button/index.mdx:6:29
    The file "/../../etc/hostname" does not exist.
    → Put it into "static/etc/hostname", or beside the page."
  `);
});
