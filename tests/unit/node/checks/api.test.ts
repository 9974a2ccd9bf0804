import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { readSiteReference } from '../../../../src/node/api/read-api-reference';
import { describeProblems, page, siteWith, type Files } from '../content/site-with';

const BUTTON = 'content/material-ui/react-button/index.mdx';

/** Problems of the valid site when the components of the installed packages are known. */
async function problemsWithApi(files: Files): Promise<string> {
  return describeProblems(checkSite(await siteWith(files, await readSiteReference(process.cwd()))));
}

describe('API pages', () => {
  it('accepts links and navigation entries to API pages and their anchors', async () => {
    const body =
      '[a](/material-ui/api/button/) [b](/material-ui/api/button/#button-prop-color) [c](/material-ui/api/button/#demos)';
    expect(await problemsWithApi({ [BUTTON]: page(body, 'components: [Button]') })).toBe('');
  });

  it('reports links to missing API pages and anchors', async () => {
    const body =
      '[a](/material-ui/api/buton/)\n\n[b](/material-ui/api/button/#button-prop-colour)\n\n[c](/material-ui/api/chip/#demos)';
    const report = await problemsWithApi({ [BUTTON]: page(body) });
    expect(report).toContain('Did you mean "/material-ui/api/button/"?');
    expect(report).toContain('Did you mean "/material-ui/api/button/#button-prop-color"?');
    expect(report).toContain('has no anchor "#demos"');
  });

  it('suggests API pages of products with several packages', async () => {
    const report = await problemsWithApi({
      'content/_data/products.yaml': [
        '- { id: x-data-grid, name: Data Grid, description: D., path: /x/react-data-grid/, demos: material,',
        "    package: '@mui/x-data-grid', api: [{ package: '@mui/x-data-grid' }] }",
      ].join('\n'),
      'content/x/react-data-grid/index.mdx': page('[x](/x/api/data-grid/data-gird/)'),
    });
    expect(report).toContain('Did you mean "/x/api/data-grid/data-grid/"?');
  });

  it('requires a redirect for a removed guide, even if there is an API page', async () => {
    const report = await problemsWithApi({
      'content/material-ui/react-select/index.mdx': null,
      [BUTTON]: page('[x](/material-ui/react-select/)'),
    });
    expect(report).toMatchInlineSnapshot(`
      "content/_data/navigation/material-ui.yaml:2
      The navigation entry "/material-ui/react-select/" matches no page.
      → Did you mean "/material-ui/react-button/"? If the page was removed, redirect users with "- from: /material-ui/react-select/" in content/_data/redirects.yaml. If the page is not written yet, add "planned: true".

      content/material-ui/react-button/index.mdx:6:1
      The link "/material-ui/react-select/" matches no page.
      → Did you mean [Page](/material-ui/react-button/)? If the page was removed, redirect users with "- from: /material-ui/react-select/" in content/_data/redirects.yaml."
    `);
  });

  it('rejects pages at the path of an API page', async () => {
    const report = await problemsWithApi({ 'content/material-ui/api/button/index.mdx': page('Text.') });
    expect(report).toContain('A page and a generated API page claim "/material-ui/api/button/".');
  });
});

describe('an author hears of', () => {
  it('components in front matter that do not exist', async () => {
    expect(await problemsWithApi({ [BUTTON]: page('Text.', 'components: [Buton]') })).toContain(
      'The component "Buton" does not exist.',
    );
  });

  it('API tables of components and props that do not exist', async () => {
    const body = '<ApiTable component="Buton" />\n\n<ApiTable component="Button" props="variant, colour" />';
    expect(await problemsWithApi({ [BUTTON]: page(body) })).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:6:1
      The component "Buton" does not exist.
      → Did you mean "Button"?

      content/material-ui/react-button/index.mdx:8:1
      "Button" has no prop "colour".
      → Did you mean "color"?"
    `);
  });
});

it('the section that the build adds can be linked to', async () => {
  expect(await problemsWithApi({ [BUTTON]: page('[API](#api)', 'components: [Button]') })).toBe('');
});

it('nothing is said about components when the packages are not read', async () => {
  const files = { [BUTTON]: page('[a](/material-ui/api/x/)', 'components: [Buton]') };
  expect(describeProblems(checkSite(await siteWith(files)))).toBe('');
});
