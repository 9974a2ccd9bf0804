import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { frontMatterSchema } from '../../../src/shared/front-matter';

const PAGE = 'content/experiments/docs/front-matter/index.mdx';
const rows = Array.from(
  readFileSync(PAGE, 'utf8').matchAll(/^\| `([^`]+)` \| (.+) \|$/gm),
  ([, example = '', meaning = '']) => ({ key: example.split(':')[0] ?? '', example, meaning }),
);

it('the table of the front matter has a row for each key of the schema, in its order', () => {
  expect(rows.map(({ key }) => key)).toEqual(Object.keys(frontMatterSchema.shape));
});

it('the examples in the table of the front matter are valid', () => {
  const yaml = rows.map(({ example }) => example).join('\n');
  expect(frontMatterSchema.safeParse(parse(yaml)).error?.issues).toBeUndefined();
});

it('the table of the front matter says which keys are required and how long texts can be', () => {
  const { properties = {}, required = [] } = z.toJSONSchema(frontMatterSchema, { io: 'input' });
  const limits = Object.entries(properties as Record<string, { maxLength?: number }>).map(
    ([key, { maxLength }]) => [key, required.includes(key), maxLength],
  );
  const described = rows.map(({ key, meaning }) => {
    const [, length] = /At most (\d+) characters\.$/.exec(meaning) ?? [];
    return [key, meaning.startsWith('Required.'), length === undefined ? undefined : Number(length)];
  });
  expect(described).toEqual(limits);
});
