import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDemoFolder } from './demo-folder';

const folder = createDemoFolder();
afterAll(folder.remove);

it('finds the demos that a page shows, as the author placed them', async () => {
  folder.page('/system/found/', { First: '', Unused: '' });
  for (const styling of ['system', 'css']) folder.write(`system/found/Second/${styling}/index.tsx`, '');
  folder.write('system/found/OnlyCss/css/index.tsx', '');
  folder.write(
    'system/found/index.mdx',
    [
      '```mdx\n<Demo src="First" bg />\n<Demo src="Unused" />\n```',
      '<Demo src="Second" iframe height={ 260 } />',
      '<Demo\n  src="First"\n  bg="inline"\n  hideToolbar={true}\n/>',
      '<Demo src="First" />\n\n<Demo src="Missing" />\n\n<Demo src="OnlyCss" />',
    ].join('\n\n'),
  );
  folder.write('system/none/index.mdx', 'Text.');
  const pages = await folder.findPages();
  const path = (name: string): string => join(folder.repository, 'content/system/found', name);
  expect(pages).toEqual([
    {
      path: '/system/found/',
      library: 'system',
      demos: [
        {
          name: 'Second',
          options: { iframe: true, height: 260 },
          stylings: [
            { styling: 'system', file: path('Second/system/index.tsx') },
            { styling: 'css', file: path('Second/css/index.tsx') },
          ],
        },
        {
          name: 'First',
          options: { bg: 'inline', hideToolbar: true },
          stylings: [{ styling: 'system', file: path('First.tsx') }],
        },
      ],
    },
  ]);
});

it.each([
  ['in single quotes', `<Demo src='Third' />`],
  ['in braces', `<Demo src={'Third'} />`],
  ['after a sign that looks like the end', `<Demo bg="inline" disableAd={true} src="Third"/>`],
  ['in a list', `- Text.\n\n  <Demo src="Third" />`],
  ['in a callout', `:::info[Title]\n\n<Demo src="Third" />\n\n:::`],
  ['in a quotation', `> <Demo src="Third" />`],
  ['in details', `<details>\n<summary>More</summary>\n\n<Demo src="Third" />\n\n</details>`],
])('finds a demo %s', async (_, text) => {
  folder.page('/system/forms/', { Third: '' });
  folder.write('system/forms/index.mdx', `---\ntitle: T\ndescription: D.\n---\n\n${text}\n`);
  const pages = await folder.findPages();
  const [page] = pages.filter(({ path }) => path === '/system/forms/');
  expect(page?.demos.map(({ name }) => name)).toEqual(['Third']);
});

it('finds only the drawings of the sibling pages of a page with cards', async () => {
  const cards = '<PageCards below="/system/layout" />';
  folder.write('system/all/index.mdx', `---\ntitle: T\ndescription: D.\n---\n\n${cards}\n`);
  for (const name of ['forms', 'gone']) folder.write(`system/all/pictures/${name}.tsx`, '');
  folder.write('system/forms/index.mdx', 'Text.');
  const pages = await folder.findPages();
  expect(pages.find(({ path }) => path === '/system/all/')?.demos).toEqual([
    {
      name: 'forms',
      options: {},
      isPicture: true,
      stylings: [
        { styling: 'system', file: join(folder.repository, 'content/system/all/pictures/forms.tsx') },
      ],
    },
  ]);
});
