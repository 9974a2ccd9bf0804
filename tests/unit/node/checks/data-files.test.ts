import { expect, it } from 'vitest';
import { problemsWith } from '../content/site-with';

it('reports data files that nothing reads', async () => {
  const report = await problemsWith({
    'content/_data/redirect.yaml': '- from: /a/',
    'content/_data/search.yml': 'groups: []',
    'content/_data/prices.yaml': '- 1',
    'content/_data/navigation/trees/joy-ui.yaml': '[]',
    'content/_data/translations/en.json': '{}',
  });
  expect(report).toMatchInlineSnapshot(`
    "content/_data/navigation/trees/joy-ui.yaml:1
    Nothing reads the data file "navigation/trees/joy-ui.yaml".
    → The data files are products.yaml, redirects.yaml, whats-new.yaml, notifications.yaml, search.yaml, translations/en.yaml, and for menus, navigation/<product>.yaml.

    content/_data/prices.yaml:1
    Nothing reads the data file "prices.yaml".
    → Did you mean "products.yaml"?

    content/_data/redirect.yaml:1
    Nothing reads the data file "redirect.yaml".
    → Did you mean "redirects.yaml"?

    content/_data/search.yml:1
    Nothing reads the data file "search.yml".
    → Did you mean "search.yaml"?

    content/_data/translations/en.json:1
    Nothing reads the data file "translations/en.json".
    → Did you mean "translations/en.yaml"?"
  `);
});

it('still reports them when the list of products cannot be read', async () => {
  const report = await problemsWith({
    'content/_data/products.yaml': '- id: [',
    'content/_data/redirect.yaml': '- from: /a/',
  });
  expect(report).toContain('Nothing reads the data file "redirect.yaml".');
});

it('leaves schemas, notes and the data of demos alone', async () => {
  const report = await problemsWith({
    'content/_data/schemas/products.schema.json': '{}',
    'content/_data/notes.md': 'x',
    'content/material-ui/react-button/rows.json': '[]',
  });
  expect(report).toBe('');
});
