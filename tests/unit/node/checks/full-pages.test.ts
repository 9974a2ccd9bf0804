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
      Full pages are not in a menu, so another page must link to it.
      → Add a link to "/material-ui/shop/" on another page."
    `);
});

it('a relative link to a full page counts', async () => {
  const files = full('<Demo src="Shop" fullPage />');
  const guide = page('[Shop](../shop/)');
  expect(await problemsWith({ ...files, 'content/material-ui/react-button/index.mdx': guide })).toBe('');
});

it('a demo that is a full page is alone, without options of a frame', async () => {
  expect(await problemsWith(full('<Demo src="Shop" fullPage iframe />\n\nText below.')))
    .toMatchInlineSnapshot(`
      "content/material-ui/shop/index.mdx:6:1
      The demo "Shop" has both fullPage and iframe.
      The other options affect the frame of a demo, which a full page does not have.
      → Remove "iframe".

      content/material-ui/shop/index.mdx:8:1
      The demo "Shop" has fullPage, but is not alone on its page.
      The rest of the page would not be visible.
      → Move this content to another page, or remove "fullPage"."
    `);
});
