import { describe, expect, it } from 'vitest';
import { htmlOf, parseBody, problemsOf } from './parse';

describe('a demo', () => {
  it('cuts the page into blocks, with its options read as they are written', () => {
    const { blocks, demos } = parseBody(
      'Before.\n\n<Demo src="Basic" bg="inline" maxWidth={400} defaultCodeOpen={false} hideToolbar />\n\nAfter.',
    );
    const options = { bg: 'inline', maxWidth: 400, defaultCodeOpen: false, hideToolbar: true };
    expect(blocks).toEqual([
      { kind: 'html', html: '<p>Before.</p>' },
      { kind: 'demo', name: 'Basic', options },
      { kind: 'html', html: '<p>After.</p>' },
    ]);
    expect(demos).toMatchObject([{ name: 'Basic', options, place: { line: 8, column: 1 } }]);
  });

  it('accepts a demo as a block, but not inside a line of text', () => {
    expect(problemsOf('- <Demo src="A" />\n\n:::info\n\n<Demo src="C" />\n\n:::')).toBe('');
    expect(problemsOf('Text <Demo src="B" />.')).toMatchInlineSnapshot(`
      "6:6
      <Demo> is inside a line of text.
      It is a separate block and would break the paragraph around it.
      → Put it on its own line, with an empty line before and after."
    `);
  });

  it('a demo in a list is part of a tree', () => {
    const { blocks, demos } = parseBody('- Text.\n\n  <Demo src="A" />\n- More.');
    expect(demos.map(({ name }) => name)).toEqual(['A']);
    expect(blocks).toEqual([
      {
        kind: 'tree',
        html: '<ul>\n<li>\n<p>Text.</p>\n<x-block data-index="0"></x-block>\n</li>\n<li>\n<p>More.</p>\n</li>\n</ul>',
        blocks: [{ kind: 'demo', name: 'A', options: {} }],
      },
    ]);
  });

  it('reports a demo that is on a page twice', () => {
    expect(problemsOf('<Demo src="A" />\n\n<Demo src="A" />')).toMatchInlineSnapshot(`
      "8:1
      The demo "A" is on this page twice.
      Its name is the anchor of the demo, and anchors are unique.
      → Remove one, or copy the demo file under a second name."
    `);
  });

  it('reports options that need the toolbar of a demo without one', () => {
    expect(problemsOf('<Demo src="A" hideToolbar defaultCodeOpen />')).toMatchInlineSnapshot(`
      "6:1
      The demo "A" has both hideToolbar and defaultCodeOpen.
      Without its toolbar, a demo shows neither code nor ads.
      → Remove "defaultCodeOpen" or "hideToolbar"."
    `);
    expect(problemsOf('<Demo src="A" hideToolbar disableAd />')).toContain(
      'The demo "A" has both hideToolbar and disableAd.',
    );
    expect(problemsOf('<Demo src="A" hideToolbar={false} />')).toContain(
      'Leave the attribute out instead of setting it to false.',
    );
  });
});

it('a query is a separate block', () => {
  expect(parseBody('<Query src="pages.graphql" />')).toMatchObject({
    blocks: [{ kind: 'query', file: 'pages.graphql' }],
    queries: [{ file: 'pages.graphql', place: { line: 6, column: 1 } }],
  });
});

it('an API table is a separate block, with its props in the order of the author', () => {
  expect(parseBody('<ApiTable component="Button" props="color, size" />')).toMatchObject({
    blocks: [{ kind: 'api-table', component: 'Button', props: ['color', 'size'] }],
    apiTables: [{ component: 'Button', props: ['color', 'size'], place: { line: 6, column: 1 } }],
    problems: [],
  });
});

it('page cards are a separate block, with their menu entry', () => {
  expect(parseBody('<PageCards below="/material-ui/components/inputs" />')).toMatchObject({
    blocks: [{ kind: 'page-cards', below: '/material-ui/components/inputs' }],
    pageCards: [{ below: '/material-ui/components/inputs', place: { line: 6, column: 1 } }],
    problems: [],
  });
});

it('lists of features and parts for one color mode are marked for the stylesheet', () => {
  expect(htmlOf('<FeatureList>\n\n- a\n\n</FeatureList>')).toMatch(/^<div class="feature-list"><ul>/);
  expect(htmlOf('<DarkOnly>\n\nText.\n\n</DarkOnly>')).toBe('<div class="only-dark-mode"><p>Text.</p></div>');
  expect(htmlOf('Text <LightOnly>day</LightOnly>.')).toBe(
    '<p>Text <span class="only-light-mode">day</span>.</p>',
  );
});

describe('an author hears of', () => {
  it('components and elements that do not exist', () => {
    expect(problemsOf('<Dmo src="A" />\n\nText <blik>x</blik>.\n\n<>x</>')).toMatchInlineSnapshot(`
      "6:1
      Unknown content component <Dmo>.
      → Did you mean <Demo>?

      8:6
      Unknown content component <blik>.
      → Did you mean <bdi>?

      10:1
      A fragment (<>…</>) is not allowed on a page.
      → Use one of ApiTable, CodeTabs, DarkOnly, Demo, FeatureList, Include, LightOnly, PageCards, Playground, Query, or write the code in a demo."
    `);
  });

  it('attributes that a component does not have, and values it does not take', () => {
    expect(problemsOf('<Demo src="A" maxwidth={4} bg="pink" height="4" iframe="yes" />'))
      .toMatchInlineSnapshot(`
      "6:1
      <Demo> has bg="pink".
      → Write outlined, inline, gradient, or playground, or true or false in braces.

      6:1
      <Demo> has iframe="yes".
      → Write {true} or {false}.

      6:1
      <Demo> has height="4".
      → Write a number in braces.

      6:1
      <Demo> has no attribute "maxwidth".
      → Did you mean "maxWidth"?"
    `);
  });

  it('computed attributes, without a second complaint that they are missing', () => {
    expect(problemsOf('<Demo src={name} />\n\n<Demo {...props} />')).toMatchInlineSnapshot(`
      "6:7
      <Demo> has an attribute that is computed.
      Pages are data, and are read without running code.
      → Write a string in quotes, or a number, true, or false in braces.

      8:7
      <Demo> has an attribute that is computed.
      Pages are data, and are read without running code.
      → Write a string in quotes, or a number, true, or false in braces."
    `);
  });

  it('expressions', () => {
    expect(problemsOf('Text {1 + 1}.\n\n{a}')).toMatchInlineSnapshot(`
      "6:6
      "{1 + 1}" is an expression.
      Pages are data, and are read without running code.
      → Put braces that you want to show in backticks, or write the code in a demo.

      8:1
      "{a}" is an expression.
      Pages are data, and are read without running code.
      → Put braces that you want to show in backticks, or write the code in a demo."
    `);
  });

  it('expressions next to an element that is lifted out of its paragraph', () => {
    expect(problemsOf('<summary>x</summary> {foo}')).toContain('"{foo}" is an expression.');
  });
});

it('an expression between comments is an expression', () => {
  expect(problemsOf('Hello {/* a */ count /* b */} world.')).toContain('is an expression.');
});

it('ARIA attributes without a value are true', () => {
  expect(htmlOf('<p>Go <span aria-hidden>→</span></p>')).toContain('<span aria-hidden="true">');
  expect(htmlOf('<p>Go <span aria-hidden={false}>→</span></p>')).toContain('<span aria-hidden="false">');
});

it('comments are no expressions', () => {
  expect(htmlOf('{/* Mind this. */}\n\nText{/* too */}.')).toBe('<p>Text.</p>');
});

describe('attributes of HTML elements', () => {
  it('are written as in HTML', () => {
    expect(htmlOf('<div class="a" data-x={-1} aria-label="b" tabindex="0" hidden>\n\nText.\n\n</div>')).toBe(
      '<div class="a" data-x="-1" aria-label="b" tabindex="0" hidden><p>Text.</p></div>',
    );
  });

  it('that are written as in React are reported with the name they have in HTML', () => {
    expect(
      problemsOf(
        '<div className="a">\n\n<time dateTime="2025-05-06">x</time>\n\n</div>\n\n<ol itemScope>\n</ol>',
      ),
    ).toMatchInlineSnapshot(`
      "6:1
      <div> has the attribute "className".
      The elements of a page are HTML, not React.
      → Write class="a".

      8:1
      <time> has the attribute "dateTime".
      The elements of a page are HTML, not React.
      → Write datetime="2025-05-06".

      12:1
      <ol> has the attribute "itemScope".
      The elements of a page are HTML, not React.
      → Write itemscope."
    `);
  });
});

it.each([
  ['<Callout>x</Callout>', 'Write a callout: ":::info" on a separate line, and ":::" where it ends.'],
  ['<Tip>x</Tip>', 'Write a callout: ":::success" on a separate line, and ":::" where it ends.'],
  ['<Tabs>x</Tabs>', 'Write <CodeTabs storageKey="…"> around code fences with labels.'],
  ['<CodeBlock>x</CodeBlock>', 'Write the code between lines of three backticks.'],
  ['<Image src="a.png" />', 'Write ![What it shows](./file.png).'],
  ['<script src="a.js" />', 'Write it in a demo, and show the demo with <Demo src="…" />.'],
  ['<svg />', 'Save it next to the page, and write ![What it shows](./file.svg).'],
])('explains how to write elements of other tools: %s', (body, advice) => {
  expect(problemsOf(body)).toContain(`→ ${advice}`);
});
