import { expect, it } from 'vitest';
import { webManifest } from '../../../../src/node/outputs/write-site';

const t = (key: string): string => key;
const product = { id: 'joy-ui', name: 'Joy UI', description: 'Joyful.', path: '/joy-ui/getting-started/' };

it('The web app manifest has a shortcut per product', () => {
  expect(webManifest(t, [product]).shortcuts).toEqual([
    {
      name: 'Joy UI',
      description: 'Joyful.',
      url: '/joy-ui/getting-started/',
      icons: [{ src: '/icons/product-joy-ui.png', sizes: '96x96', type: 'image/png' }],
    },
  ]);
});

it('The web app manifest has plain and maskable icons in the sizes that browsers ask for', () => {
  const icons = webManifest(t, []).icons.map(
    (icon) => `${'purpose' in icon ? icon.purpose : 'any'} ${icon.sizes}`,
  );
  expect(icons).toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']);
});

it('The web app stays in the folder that the site is served from', () => {
  const { id, start_url, scope, icons, shortcuts } = webManifest(t, [product], '/docs');
  expect([id, start_url, scope]).toEqual(['/docs/', '/docs/_app/', '/docs/']);
  const files = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src);
  for (const address of [...files, ...shortcuts.map(({ url }) => url)]) expect(address).toMatch(/^\/docs\//);
});
