import { describe, expect, it } from 'vitest';
import { countLeadingBlocks } from '../../../src/domain/leading-blocks';

const demo = { htmlLength: null };
const prose = (htmlLength: number) => ({ htmlLength });

describe('the blocks that fill a viewport', () => {
  it('are all of a short page', () => {
    expect(countLeadingBlocks([prose(200), demo, prose(300)], 900)).toBe(3);
  });

  it('end where demos have filled it', () => {
    expect(
      countLeadingBlocks(
        Array.from({ length: 20 }, () => demo),
        900,
      ),
    ).toBe(8);
  });

  it('end where prose has surely filled it, tags and all', () => {
    expect(countLeadingBlocks([prose(20_000), demo, demo], 900)).toBe(1);
  });

  it('are more on a larger screen', () => {
    const blocks = Array.from({ length: 40 }, (_, index) => (index % 2 ? demo : prose(800)));
    expect(countLeadingBlocks(blocks, 2000)).toBeGreaterThan(countLeadingBlocks(blocks, 900));
  });

  it('are none of an empty page', () => {
    expect(countLeadingBlocks([], 900)).toBe(0);
  });
});
