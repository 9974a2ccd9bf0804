import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../../src/node/checks/check-site';
import { sampleComponent } from '../api/page/rendering';
import { describeProblems, page, siteWith } from '../content/site-with';
import type { ComponentApi } from '../../../../src/shared/api/api-reference';

const texts = { description: '', deprecated: false, deprecationAdvice: '' };
const prop = (name: string, from: string | null = null, type = 'string'): ComponentApi['props'][number] => ({
  ...texts,
  name,
  type,
  required: false,
  defaultValue: null,
  inheritedFrom: from === null ? null : { name: from, path: null },
  signature: null,
});
const component = (name: string, props: ComponentApi['props']): ComponentApi => ({
  ...(sampleComponent() as unknown as ComponentApi),
  name,
  slug: name.toLowerCase(),
  path: `/material-ui/api/${name.toLowerCase()}/`,
  props,
});

const field = component('Field', [
  prop('error'),
  prop('id'),
  prop('sx'),
  prop('variant', null, "'filled' | 'plain'"),
  prop('rows', 'Base'),
  prop('dense', 'Base'),
]);
const label = component('Label', [
  prop('error'),
  prop('filled'),
  prop('sx'),
  prop('title'),
  prop('dense', 'Base'),
]);

/** The problems of words on a page that documents both components. */
async function problemsOf(body: string): Promise<string> {
  const file = 'content/material-ui/react-button/index.mdx';
  const text = page(`## Loading\n\n${body}`, 'components: [Field, Label]');
  const site = await siteWith({ [file]: text }, { components: [field, label], exports: {}, problems: [] });
  return describeProblems(checkSite(site).filter(({ rule }) => rule === 'code-word'));
}

describe('a prop in backticks', () => {
  it('that two components of the page have is a problem', async () => {
    expect(await problemsOf('The `error` of a field.')).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:9:5
      \`error\` may mean several things: Field.error, Label.error.
      A prop in backticks leads to its description, and readers would come to the wrong one.
      → Write what you mean, such as \`Field.error\`, or <code data-no-link>error</code> for no link."
    `);
  });

  it('that is a value elsewhere on the page is one, too', async () => {
    expect(await problemsOf('- The `filled` look.')).toMatchInlineSnapshot(`
      "content/material-ui/react-button/index.mdx:9:7
      \`filled\` may mean several things: a value of Field, Label.filled.
      A prop in backticks leads to its description, and readers would come to the wrong one.
      → Write what you mean, such as \`Label.filled\`, or <code data-no-link>filled</code> for no link."
    `);
  });

  it.each([
    ['names its component', '`Field.error`'],
    ['is no link', '<code data-no-link>error</code> and [`error`](/material-ui/react-select/)'],
    ['means the same for each component', '`sx`'],
    ['comes to both from the same component', '`dense`'],
    ['is an attribute that the main component does not declare', '`title`, `rows`, `aria-label`'],
    ['is known to one of them', '`id` and `variant`'],
    ['is known to none of them', '`loading`'],
  ])('that %s is none', async (_, body) => {
    expect(await problemsOf(body)).toBe('');
  });
});
