import { describe, expect, it } from 'vitest';
import { page, problemsWith, type Files } from '../content/site-with';

const BUTTON = '- pathname: /material-ui/react-button/\n';
const SELECT = '- pathname: /material-ui/react-select/\n';

/** Problems when the entry of the button page, which is called "Page", has more lines. */
const problemsOfEntry = (lines: string, files: Files = {}) =>
  problemsWith({ 'content/_data/navigation/material-ui.yaml': `${BUTTON}  ${lines}\n${SELECT}`, ...files });

describe('the title of an entry', () => {
  it('rejects a title that repeats the title of the page', async () => {
    expect(await problemsOfEntry('title: Page')).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2
      "Page" is the title of the page "/material-ui/react-button/".
      → Remove the line. The menu shows the title of the page."
    `);
  });

  it('rejects a different title that is not shorter', async () => {
    expect(await problemsOfEntry('title: Side')).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2 and content/material-ui/react-button/index.mdx:2
      The page "/material-ui/react-button/" has the title "Page", but "Side" here.
      A page has one title. Only the menu can use a shorter one.
      → Remove the line, or correct the title in the front matter of the page."
    `);
    expect(await problemsOfEntry('title: Pages')).toContain('has the title "Page", but "Pages" here.');
  });

  it('can be a shorter name', async () => {
    expect(await problemsOfEntry('title: P')).toBe('');
  });

  it('can be anything without a page, or while the page has errors', async () => {
    const tree = `- pathname: /group\n  title: Page\n  children:\n    ${BUTTON}${SELECT}- pathname: /versions/\n  title: All versions\n- pathname: /later/\n  title: Later\n  planned: true\n`;
    expect(await problemsWith({ 'content/_data/navigation/material-ui.yaml': tree })).toBe('');
    const broken = { 'content/material-ui/react-button/index.mdx': '---\ntitle: [\n---\n\nText.\n' };
    expect(await problemsOfEntry('title: A long name', broken)).not.toContain('is called');
  });
});

it('rejects a translated title that repeats the title of the page', async () => {
  const translations =
    'pages:\n  material-ui:\n    /material-ui/react-button/: Page\n    /material-ui/react-select/: Sel\n';
  expect(await problemsWith({ 'content/_data/translations/en.yaml': translations })).toMatchInlineSnapshot(`
    "content/_data/translations/en.yaml:3
    "Page" is the title of the page "/material-ui/react-button/".
    → Remove the line. The menu shows the title of the page."
  `);
});

describe('a badge', () => {
  it('rejects a badge on an entry that has a page', async () => {
    expect(await problemsOfEntry('beta: true\n  plan: pro')).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2
      The entry "/material-ui/react-button/" has "beta: true", which belongs in the front matter of its page.
      Menu, title, search, and cards use the front matter.
      → Add "beta: true" to the front matter of content/material-ui/react-button/index.mdx, and remove the line here.

      content/_data/navigation/material-ui.yaml:3
      The entry "/material-ui/react-button/" has "plan: pro", which belongs in the front matter of its page.
      Menu, title, search, and cards use the front matter.
      → Add "plan: pro" to the front matter of content/material-ui/react-button/index.mdx, and remove the line here."
    `);
  });

  it('rejects a badge that repeats the front matter', async () => {
    const files = { 'content/material-ui/react-button/index.mdx': page('## Loading', 'beta: true') };
    expect(await problemsOfEntry('beta: true', files)).toContain('→ Remove the line.');
  });

  it('accepts a badge on an entry without a page', async () => {
    expect(
      await problemsOfEntry(`title: P\n- pathname: /material-ui/soon/\n  planned: true\n  plan: pro`),
    ).toBe('');
  });
});

describe('an icon', () => {
  it('only accepts Material Icons', async () => {
    expect(await problemsOfEntry('icon: Star')).toBe('');
    expect(await problemsOfEntry('icon: Starr')).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2
      There is no icon "Starr".
      The menu shows icons of @mui/icons-material that contain only paths.
      → Did you mean "Star"?"
    `);
    expect(await problemsOfEntry('icon: RssFeed')).toContain(
      'The icon "RssFeed" has shapes that the menu cannot render.',
    );
  });
});

it('reports translated titles of trees and entries that do not exist', async () => {
  const yaml = 'pages:\n  material-ui:\n    /material-ui/react-buton/: B\n  joy-ui:\n    a: A\n    b: B\n';
  expect(await problemsWith({ 'content/_data/translations/en.yaml': yaml })).toMatchInlineSnapshot(`
    "content/_data/translations/en.yaml:3
    The navigation tree "material-ui" has no entry "/material-ui/react-buton/".
    → Did you mean "/material-ui/react-button/"?

    content/_data/translations/en.yaml:5
    There is no navigation tree "joy-ui" for these titles.
    → Write one of: material-ui."
  `);
});
