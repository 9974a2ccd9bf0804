import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlOf, parseBody, problemsOf } from './parse';

const idsOf = (body: string): string[] => parseBody(body).headings.map(({ id }) => id);

describe('the id of a heading makes way for', () => {
  it('an id that the author chose, before it or behind it', () => {
    expect(idsOf('## Usage\n\n<h2 id="usage">Use</h2>')).toEqual(['usage-2', 'usage']);
    expect(idsOf('<span id="usage" />\n\n## Usage')).toEqual(['usage-2']);
  });

  it('an id that looks like a counted one', () => {
    expect(idsOf('## Usage\n\n## Usage\n\n<h3 id="usage-2">Use</h3>')).toEqual([
      'usage',
      'usage-3',
      'usage-2',
    ]);
  });

  it('the name of a link, which old pages have', () => {
    expect(idsOf('<a name="usage">x</a>\n\n## Usage')).toEqual(['usage-2']);
  });
});

describe('an author hears, with both places, of', () => {
  it('a duplicate id', () => {
    expect(problemsOf('<h2 id="usage">A</h2>\n\nText <b id="usage">b</b>.')).toMatchInlineSnapshot(`
      "6:1 and 8:6
      The id "usage" is on this page twice.
      A link to it only goes to the first one.
      → Change one of them. The id of a demo is its name."
    `);
  });

  it('an id that is the name of a demo', () => {
    expect(problemsOf('<h2 id="Basic">A</h2>\n\n<Demo src="Basic" />')).toMatchInlineSnapshot(`
      "6:1 and 8:1
      The id "Basic" is on this page twice.
      A link to it only goes to the first one.
      → Change one of them. The id of a demo is its name."
    `);
  });
});

it('a link can have its id as a name, too', () => {
  expect(problemsOf('<a id="a" name="a">x</a>')).toBe('');
});

it('a heading without an id to speak of gets one', () => {
  expect(htmlOf('<h2 id="">A</h2>')).toContain('<h2 id="a">');
});

it('the ids of any page are unique, or reported', () => {
  const part = fc.constantFrom(
    '## Usage', '### Usage', '## Usage 2', '## Usage-2-2', '<h2 id="usage">Use</h2>', '<h3 id="usage-2">Use</h3>', '<b id="usage-3">b</b>',
    '## Api', '<Demo src="Usage" />', 'Note.[^1]', '[^1]: Note.', '## Footnote label',
  ); // prettier-ignore
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const { blocks, anchors, problems } = parseBody(parts.join('\n\n'));
      if (problems.length > 0) return;
      const html = blocks.map((block) => (block.kind === 'html' ? block.html : '')).join('');
      const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(anchors).size).toBe(anchors.length);
    }),
    { numRuns: 100, seed: 20_261_122 },
  );
});
