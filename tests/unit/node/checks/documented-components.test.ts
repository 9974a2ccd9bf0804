import { describe, expect, it } from 'vitest';
import { readSiteReference } from '../../../../src/node/api/read-api-reference';
import { checkApi } from '../../../../src/node/checks/api';
import { createSiteIndex } from '../../../../src/node/checks/site-index';
import { describeProblems, page, siteWith } from '../content/site-with';

async function problemsOf(components: string, path = 'material-ui/react-button'): Promise<string> {
  const content = await siteWith({
    [`content/${path}/index.mdx`]: page('Text.', `components: [${components}]`),
  });
  const api = { ...(await readSiteReference(process.cwd())), complete: true };
  return describeProblems([...checkApi(createSiteIndex({ ...content, api }))]);
}

describe('the components in front matter', () => {
  it('exist in the product of the page', async () => {
    expect(await problemsOf('Button, IconButton')).toBe('');
    expect(await problemsOf('Sheet', 'joy-ui/react-sheet')).toBe('');
  });

  it('can be misspelled', async () => {
    expect(await problemsOf('Button, IconButon')).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:4
      The component "IconButon" does not exist.
      The page links to the API page of each component it documents.
      → Did you mean "IconButton"?"
    `);
  });

  it('can be unlike any component, or belong to another product', async () => {
    expect(await problemsOf('Carousel3000')).toContain(
      '→ Write the name of an exported component, such as "IconButton".',
    );
    expect(await problemsOf('Sheet')).toContain('The component "Sheet" does not exist.');
  });

  it('can come from any product on pages of a product without components', async () => {
    expect(await problemsOf('Button, Sheet', 'experiments/docs/demos')).toBe('');
    expect(await problemsOf('Shet', 'experiments/docs/demos')).toContain('Did you mean "Sheet"?');
  });
});
