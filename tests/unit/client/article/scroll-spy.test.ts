import { describe, expect, it } from 'vitest';
import { activeSection } from '../../../../src/client/article/table-of-contents';

const page = {
  viewportHeight: 800,
  pageHeight: 4000,
  landing: 89,
  sections: [
    { id: 'first', top: 250 },
    { id: 'second', top: 1000 },
    { id: 'last', top: 3900 },
  ],
};
const activeAt = (scrollTop: number): string | null => activeSection({ ...page, scrollTop });

describe('the scroll spy', () => {
  it('highlights no section before the page is scrolled by 200 px', () => {
    expect([activeAt(0), activeAt(199), activeAt(200)]).toEqual([null, null, 'first']);
  });

  it('highlights the last section with a heading in the first eighth of the viewport or above', () => {
    expect([activeAt(900), activeAt(901), activeAt(2500)]).toEqual(['first', 'second', 'second']);
  });

  it('marks the section to which a link has led, also in a low viewport', () => {
    const low = { ...page, viewportHeight: 480 };
    expect(activeSection({ ...low, scrollTop: 1000 - 88 })).toBe('second');
    expect(activeSection({ ...low, scrollTop: 1000 - 89 })).toBe('first');
  });

  it('marks the last section within 50 px of the end, because its heading can be too low', () => {
    expect([activeAt(3150), activeAt(3151)]).toEqual(['second', 'last']);
  });

  it('marks nothing above the first heading, and nothing on a page without headings', () => {
    const late = { ...page, sections: [{ id: 'late', top: 2000 }] };
    expect(activeSection({ ...late, scrollTop: 300 })).toBeNull();
    expect(activeSection({ ...page, sections: [], scrollTop: 3200 })).toBeNull();
  });
});
