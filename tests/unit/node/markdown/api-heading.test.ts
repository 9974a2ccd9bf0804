import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { page } from '../content/site-with';

const parse = (body: string, frontMatter?: string) =>
  parsePage({ file: 'content/x/index.mdx', path: '/x/', text: page(body, frontMatter) });

it('a page with components ends with a section about their API, which can be linked to', () => {
  const { hasApiSection, headings, anchors } = parse('Text.', 'components: [Button]');
  expect(hasApiSection).toBe(true);
  expect(headings).toEqual([{ id: 'api', depth: 2, text: 'API' }]);
  expect(anchors).toContain('api');
});

it('a page without components, or with its own API section, does not', () => {
  expect(parse('Text.').headings).toEqual([]);
  const own = parse('## API\n\nText.', 'components: [Button]');
  expect(own.headings).toHaveLength(1);
  expect(own.hasApiSection).toBe(false);
});
