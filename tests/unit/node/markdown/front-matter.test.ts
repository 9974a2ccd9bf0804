import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/node/markdown/parse-page';
import { describeProblems } from '../content/site-with';

const parse = (text: string) => parsePage({ file: 'x/index.mdx', path: '/x/', text });
const problemsOf = (yaml: string) => describeProblems(parse(`---\n${yaml}\n---\n\nText.`).problems);
const SOUND = 'title: T\ndescription: D.\n';

it('sound front matter has no problems and its defaults filled in', () => {
  const page = parse(`---\n${SOUND}components: [Button]\n---\n\nText.`);
  expect(page.problems).toEqual([]);
  expect(page.frontMatter).toMatchObject({ title: 'T', components: ['Button'], hooks: [], hidden: false });
  expect(page.frontMatterLines).toEqual({ title: 2, description: 3, components: 4 });
});

describe('an author hears of', () => {
  it('no front matter at all', () => {
    expect(describeProblems(parse('Text.').problems)).toMatchInlineSnapshot(`
      "x/index.mdx:1
      The page has no front matter.
      → Start the file with:
      ---
      title: Button
      description: Buttons let people take an action with a single tap.
      ---"
    `);
  });

  it('front matter that never ends, at the line where it should', () => {
    expect(describeProblems(parse(`---\n${SOUND}components:\n  - Button\n\nText.`).problems))
      .toMatchInlineSnapshot(`
      "x/index.mdx:6
      The front matter never ends.
      → Write "---" on a separate line after the last key."
    `);
    expect(describeProblems(parse('---\ntitle: T').problems)).toContain(
      'x/index.mdx:2\nThe front matter never ends.',
    );
  });

  it('front matter behind an empty line', () => {
    expect(describeProblems(parse(`\n---\n${SOUND}---\n\nText.`).problems)).toMatchInlineSnapshot(`
      "x/index.mdx:2
      The front matter does not start on the first line.
      → Remove the empty lines before it. It must start on the first line."
    `);
  });

  it('a page with nothing below its front matter, or nothing but a comment', () => {
    expect(describeProblems(parse(`---\n${SOUND}---\n`).problems)).toMatchInlineSnapshot(`
      "x/index.mdx:4
      The page has no text.
      → Write the content below the front matter, or delete the file."
    `);
    expect(describeProblems(parse(`---\n${SOUND}---\n\n{/* To do. */}\n`).problems)).toContain(
      'x/index.mdx:6\nThe page has no text.',
    );
  });

  it('keys that are missing', () => {
    expect(problemsOf('hidden: true')).toMatchInlineSnapshot(`
      "x/index.mdx:2
      "title" is missing.
      → Add a line "title: …" here.

      x/index.mdx:2
      "description" is missing.
      → Add a line "description: …" here."
    `);
    expect(problemsOf('')).toContain('"title" is missing');
  });

  it('keys that do not exist', () => {
    expect(problemsOf(`${SOUND}componets: [Button]\nzzzzzzzzz: 1`)).toMatchInlineSnapshot(`
      "x/index.mdx:4
      Unknown key "componets".
      → Did you mean "components"?

      x/index.mdx:5
      Unknown key "zzzzzzzzz".
      → Remove the line. Known keys: title, description, productId, components, hooks, githubLabel, githubSource, waiAria, materialDesign, cardTitle, cardDescription, disableAd, hidden, newUrl, plan, newFeature, planned, unstable, beta, legacy, deprecated."
    `);
  });

  it('a title of more than 70 characters and a description of more than 160', () => {
    expect(problemsOf(`title: ${'x'.repeat(70)}\ndescription: ${'x'.repeat(159)}.`)).toBe('');
    expect(problemsOf(`title: ${'x'.repeat(71)}\ndescription: ${'x'.repeat(161)}.`)).toMatchInlineSnapshot(`
      "x/index.mdx:2
      "title" has 71 characters, and the limit is 70.
      → Shorten it by at least 1 character.

      x/index.mdx:3
      "description" has 162 characters, and the limit is 160.
      → Shorten it by at least 2 characters."
    `);
  });

  it('values of the wrong kind', () => {
    const yaml =
      'title: 404\ndescription:\nhidden: "yes"\ncomponents: Button\nplan: gold\nwaiAria: w3.org\nhooks: [useX, y]';
    expect(problemsOf(yaml)).toMatchInlineSnapshot(`
      "x/index.mdx:2
      "title" is 404.
      → Write text, in quotes if it looks like a number or a date.

      x/index.mdx:3
      "description" is empty.
      → Write text, in quotes if it looks like a number or a date.

      x/index.mdx:5
      "components" is "Button".
      → Write a list, such as [Button, IconButton], or lines that start with "- ".

      x/index.mdx:8
      Item 2 of "hooks" is "y".
      → Expected a hook name such as "useMediaQuery".

      x/index.mdx:7
      "waiAria" is "w3.org".
      → Expected a full URL that starts with "https://".

      x/index.mdx:4
      "hidden" is "yes".
      → Write true or false, without quotes.

      x/index.mdx:6
      "plan" is "gold".
      → Write one of: pro, premium."
    `);
  });

  it('text that is no list of keys', () => {
    expect(problemsOf('Just a text.')).toBe(
      'x/index.mdx:2\nThe front matter is "Just a text.".\n→ Write lines of "key: value".',
    );
  });

  it.each([
    ['a colon within a value', 'title: a: b', '2:8'],
    ['a star at the start of a value', 'description: D.\ntitle: *Button*', '3:8'],
    ['a backtick at the start of a value', 'title: `sx`', '2:8'],
    ['a quotation mark that is not closed', 'title: "a', '2:10'],
    ['a key that stands twice', 'title: a\ntitle: b', '3:1'],
    ['tabs', 'title:\n\ta: b', '3:1'],
  ])('YAML that cannot be read because of %s, once and with line and column', (_name, yaml, place) => {
    const report = problemsOf(yaml);
    expect(report).toMatch(/^x\/index\.mdx:\d+:\d+\nThe front matter cannot be read: .*\.\n→ .*\.$/);
    expect(report.split('\n')[0]).toBe(`x/index.mdx:${place}`);
  });
});

it('keeps the other fields if one is invalid', () => {
  expect(parse(`---\n${SOUND}hidden: true\nplan: gold\n---\n`).frontMatter).toMatchObject({
    title: 'T',
    hidden: true,
  });
});
