import { expect, it } from 'vitest';
import { page, problemsWith, type Files } from '../content/site-with';

const FOLDER = 'content/material-ui/shop';
const full = (body: string): Files => ({
  [`${FOLDER}/index.mdx`]: page(body),
  [`${FOLDER}/Shop.tsx`]: '',
  'content/material-ui/react-button/index.mdx': page('[Shop](/material-ui/shop/#Shop.tsx)'),
});

it('a whole page is in no menu, but some page links to it', async () => {
  const files = full('<Demo src="Shop" fullPage />');
  expect(await problemsWith(files)).toBe('');
  expect(await problemsWith({ ...files, 'content/material-ui/react-button/index.mdx': page('Text.') }))
    .toMatchInlineSnapshot(`
      "content/material-ui/shop/index.mdx:1
      No page links to "/material-ui/shop/".
      A whole page is in no menu: readers come from a page about it.
      → Write a link to "/material-ui/shop/" into such a page."
    `);
});

it('a demo that is a full page is alone, without options of a frame', async () => {
  expect(await problemsWith(full('<Demo src="Shop" fullPage iframe />\n\nText below.')))
    .toMatchInlineSnapshot(`
      "content/material-ui/shop/index.mdx:6:1
      The demo "Shop" has fullPage together with iframe.
      The other options are about the frame of a demo, and a whole page has none.
      → Remove "iframe".

      content/material-ui/shop/index.mdx:8:1
      The demo "Shop" has fullPage, but is not alone on its page.
      Nothing else of the page would be seen.
      → Move what stands here to another page, or remove "fullPage"."
    `);
});
