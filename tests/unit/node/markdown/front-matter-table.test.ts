import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { frontMatterSchema } from '../../../../src/shared/front-matter';
import { htmlOf } from './parse';

const rows = [
  ...htmlOf('<FrontMatterKeys />').matchAll(/<tr><td.*?>(.*?)<\/td><td.*?>(.*?)<\/td><\/tr>/g),
].map(([, example = '', meaning = '']) => ({
  example: example.replace(/<[^>]*>/g, '').replaceAll('&#x22;', '"'),
  meaning,
}));

it('the table of the front matter has a row for each key of the schema, in its order', () => {
  expect(rows.map(({ example }) => example.split(':')[0])).toEqual(Object.keys(frontMatterSchema.shape));
  expect(rows[0]).toEqual({
    example: 'title: Rating',
    meaning:
      'Required. Name of the page in its heading, the browser tab, the menu, the search, and lists of pages. At most 70 characters.',
  });
});

it('the examples are valid front matter', () => {
  const yaml = rows.map(({ example }) => example).join('\n');
  expect(frontMatterSchema.safeParse(parse(yaml)).error?.issues).toBeUndefined();
});

it('describes each key', () => {
  expect(rows.filter(({ meaning }) => meaning.length < 20)).toEqual([]);
});
