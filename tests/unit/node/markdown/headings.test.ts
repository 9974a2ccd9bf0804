import { describe, expect, it } from 'vitest';
import { htmlOf, parseBody, problemsOf } from './parse';

describe('headings', () => {
  it('gives h2 and h3 an id and lists them', () => {
    const { headings } = parseBody('## Use `sx`\n\n### Größe & Co\n\n#### Deeper\n\n## Use sx');
    expect(headings).toEqual([
      { id: 'use-sx', depth: 2, text: 'Use sx' },
      { id: 'größe-co', depth: 3, text: 'Größe & Co' },
      { id: 'use-sx-2', depth: 2, text: 'Use sx' },
    ]);
  });

  it('link to themselves', () => {
    expect(htmlOf('## Größe')).toBe(
      '<h2 id="größe"><a class="title-link-to-anchor" href="#gr%C3%B6%C3%9Fe">Größe</a></h2>',
    );
  });

  it('that contain a link keep it and get an anchor link', () => {
    expect(htmlOf('## See [that](https://example.com)')).toBe(
      '<h2 id="see-that">See <a href="https://example.com">that</a>' +
        '<a class="title-link-to-anchor" href="#see-that" aria-label="Link to See that"></a></h2>',
    );
  });

  it('includes HTML headings and keeps their id', () => {
    expect(parseBody('<h2 id="own">One</h2>\n\n<h3>Two</h3>').headings.map(({ id }) => id)).toEqual([
      'own',
      'two',
    ]);
    expect(parseBody('<h2>One</h2>').headings.map(({ id }) => id)).toEqual(['one']);
  });

  it('above footnotes are not part of the contents', () => {
    const { headings, links } = parseBody('## A\n\nText.[^1]\n\n[^1]: Note.');
    expect(headings).toHaveLength(1);
    expect(htmlOf('Text.[^1]\n\n[^1]: Note.')).toContain('<h2 class="visually-hidden" id="footnote-label">');
    expect(links).toEqual([]);
  });

  it('rejects h1 headings, because the title is the h1', () => {
    expect(problemsOf('## A\n\n# Second')).toMatchInlineSnapshot(`
      "8:1
      "# Second" is a second h1.
      The title in the front matter is the h1.
      → Write "## Second"."
    `);
  });

  it('rejects an h3 before any h2', () => {
    expect(problemsOf('### Early\n\n## A\n\n### Late')).toMatchInlineSnapshot(`
      "6:1
      "### Early" comes before any h2.
      Screen readers and the table of contents would skip a level.
      → Write "## Early", or put an h2 before it."
    `);
  });
});
