import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findDemoPages } from '../../../../src/node/demos/find-demos';
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
  const pages = await findDemoPages(join(folder.repository, 'content'));
  const path = (name: string): string => join(folder.repository, 'content/system/found', name);
  expect(pages).toEqual([
    {
      path: '/system/found/',
      folder: path('.'),
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

it('finds nothing where there is no content', async () => {
  expect(await findDemoPages(join(folder.repository, 'nowhere'))).toEqual([]);
});
