import { expect, it } from 'vitest';
import { searchDataSchema } from '../../../src/shared/data-schemas';

it('search.yaml can be empty, and reports unknown keys', () => {
  expect(searchDataSchema.parse({})).toEqual({ groups: [], synonyms: [] });
  expect(searchDataSchema.safeParse({ synonym: [] }).success).toBe(false);
});
