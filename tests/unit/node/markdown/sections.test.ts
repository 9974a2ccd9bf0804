import { expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';

const sectionsOf = (body: string) =>
  parsePage({
    file: 'content/index.mdx',
    path: '/page/',
    text: `---\ntitle: Page\ndescription: A page.\n---\n\n${body}\n`,
  }).sections;

it('are cut at h2 and h3, with the ids of the headings', () => {
  const sections = sectionsOf('Before.\n\n## Usage\n\nOne.\n\n### `sx` prop\n\nTwo.\n\n## Usage\n\nThree.');
  expect(sections.map(({ id, depth, title, text }) => [id, depth, title, text])).toEqual([
    ['', 1, 'Page', 'A page.\nBefore.'],
    ['usage', 2, 'Usage', 'One.'],
    ['sx-prop', 3, 'sx prop', 'Two.'],
    ['usage-2', 2, 'Usage', 'Three.'],
  ]);
});

it('have one line per block and per table row', () => {
  const [start] = sectionsOf('A *b* `c`\nd.\n\n- one\n- two\n\n| H | I |\n| - | - |\n| 1 | 2 |');
  expect(start?.text).toBe('A page.\nA b c d.\none\ntwo\nH · I\n1 · 2');
});

it('hold code line by line, marked as code', () => {
  const [start] = sectionsOf('Text.\n\n```tsx\nconst a = 1;\n\n  return <B />;\n```');
  expect(start?.text).toBe('A page.\nText.\n\tconst a = 1;\n\treturn <B />;');
});

it('name their demos', () => {
  const sections = sectionsOf('## One\n\n<Demo src="First" />\n\n## Two\n\n<Demo src="Second" />');
  expect(sections.map(({ demos }) => demos)).toEqual([[], ['First'], ['Second']]);
});

it('contain the title and the text of a callout, but not the text for screen readers', () => {
  const [start] = sectionsOf(':::warning\nMind the gap.\n:::\n\n:::info[Note well]\nMore.\n:::');
  expect(start?.text).toBe('A page.\nMind the gap.\nNote well\nMore.');
});

it('of a live page contain its prose and not its code', () => {
  const [start] = sectionsOf('export const seats = 3;\n\nThere are {seats} seats.');
  expect(start?.text).toMatch(/^A page\.\nThere are ?seats\.$/);
});
