import { expect, it } from 'vitest';
import { createWordLinker } from '../../../../../src/node/gatsby/live-pages/rehype-page';
import { emptyFrontMatter } from '../../../../../src/shared/front-matter';

const GUIDES = { '/material-ui/api/checkbox/': '/material-ui/react-checkbox/' };

const link = async (html: string, path: string, components: string[] = []): Promise<string> => {
  const page = { path, frontMatter: { ...emptyFrontMatter, components } };
  return (await createWordLinker(page, GUIDES))(html);
};

it('links component names to their guide, with a card that links to the reference', async () => {
  expect(await link('<code>Checkbox</code>', '/material-ui/discover/')).toBe(
    '<a class="api-word" href="/material-ui/react-checkbox/" data-api="/material-ui/api/checkbox/"><code>Checkbox</code></a>',
  );
});

it('links to the reference in the guide itself, and if there is no guide', async () => {
  expect(await link('<code>Checkbox</code>', '/material-ui/react-checkbox/', ['Checkbox'])).toContain(
    'href="/material-ui/api/checkbox/">',
  );
  expect(await link('<code>TableRow</code>', '/material-ui/discover/')).toContain(
    'href="/material-ui/api/table-row/">',
  );
});
