import { describe, expect, it } from 'vitest';
import { countLeadingBlocks } from '../../../../src/client/article/leading-blocks';

const demo = { codeLines: 0 };
const prose = (length: number) => ({ html: 'x'.repeat(length) });

describe('the blocks that fill a viewport', () => {
  it('are all of a short page', () => {
    expect(countLeadingBlocks([prose(200), demo, prose(300)], 900)).toBe(3);
  });

  it('end where demos have filled it', () => {
    const demos = Array.from({ length: 20 }, () => demo);
    expect(countLeadingBlocks(demos, 900)).toBe(6);
  });

  it('are fewer when the demos show their code', () => {
    const demos = Array.from({ length: 20 }, () => ({ codeLines: 10 }));
    expect(countLeadingBlocks(demos, 900)).toBe(3);
  });

  it('end where prose has surely filled it, tags and all', () => {
    expect(countLeadingBlocks([prose(20_000), demo, demo], 900)).toBe(1);
  });

  it('count the room that the heading of a section takes', () => {
    const sections = Array.from({ length: 20 }, () => ({ html: '<h2>Name</h2>' }));
    expect(countLeadingBlocks(sections, 900)).toBeLessThan(15);
  });

  it('are more on a larger screen', () => {
    const blocks = Array.from({ length: 40 }, (_, index) => (index % 2 ? demo : prose(800)));
    expect(countLeadingBlocks(blocks, 2000)).toBeGreaterThan(countLeadingBlocks(blocks, 900));
  });

  it('are none of an empty page', () => {
    expect(countLeadingBlocks([], 900)).toBe(0);
  });
});
