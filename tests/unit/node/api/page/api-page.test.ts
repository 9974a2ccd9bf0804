import { describe, expect, it } from 'vitest';
import { renderApiPage } from '../../../../../src/node/api/page/api-page';
import { context, sampleComponent } from './rendering';

const base = { ...sampleComponent(), name: 'ButtonBase', path: '/material-ui/api/button-base/' };
const pageOf = (...args: Parameters<typeof sampleComponent>) =>
  renderApiPage(sampleComponent(...args), {
    ...context,
    version: '7.1.0',
    repository: 'https://github.com/mui/material-ui',
    component: (name) => [sampleComponent(), base].find((known) => known.name === name) ?? null,
  });

describe('the body of an API page', () => {
  it('renders sections in order, and lists own props, slots, and classes in the contents', () => {
    expect(pageOf().headings.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
      '2 import',
      '2 props',
      '3 button-prop-color',
      '3 inheritance',
      '3 theme-default-props',
      '2 slots',
      '3 Button-css-MuiButton-root',
      '2 classes',
      '3 button-classes-root',
      '2 source-code',
    ]);
  });

  it('omits parts that the component does not have', () => {
    const { headings } = pageOf({ props: [], slots: [], classes: [], inheritance: null, themeName: null });
    expect(headings.map(({ id }) => id)).toEqual(['import', 'source-code']);
  });

  it('renders exactly one element for each entry of the contents', () => {
    const { html, headings } = pageOf();
    for (const { id } of headings) expect(html.split(` id="${id}"`), id).toHaveLength(2);
  });

  it('shows both imports', () => {
    expect(pageOf().html).toContain('>// or</span>');
  });

  it('shows the type of the ref, or that there is none', () => {
    expect(pageOf().html).toContain('<code>HTMLButtonElement</code>');
    expect(pageOf({ ref: null }).html).toContain('cannot hold a ref');
  });

  it('links other components in its descriptions', () => {
    const { html } = pageOf({ description: 'A `Button` is a `ButtonBase`.' });
    expect(html).toContain(
      '<code>Button</code> is a <a class="api-word" href="/material-ui/api/button-base/"><code>ButtonBase</code></a>.',
    );
  });

  it('links to the source as it was released', () => {
    expect(pageOf().html).toContain('/tree/v7.1.0/packages/mui-material/src/Button"');
  });
});
