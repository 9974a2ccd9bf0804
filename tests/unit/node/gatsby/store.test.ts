import { describe, expect, it } from 'vitest';
import { renderApiSection, renderApiTable } from '../../../../src/node/api/page/tables';
import { createTableContext, lookupInStore, type ResolverContext } from '../../../../src/node/gatsby/nodes';
import { emptyFrontMatter } from '../../../../src/shared/front-matter';
import { sampleComponent } from '../api/page/rendering';

const STRINGS = { reference: { onPageText: 'See [the guide](/guide/).' } };
const context = {
  nodeModel: {
    getNodeById: ({ type }: { type: string }) => (type === 'InterfaceTexts' ? { strings: STRINGS } : null),
  },
} as unknown as ResolverContext;
const page = {
  apiScope: ['library'],
  explainedTypes: [{ name: 'SxProps', path: '/sx/', shape: 'A | B' }],
  frontMatter: emptyFrontMatter,
  path: '/page/',
};

describe('an API table in prose', () => {
  const table = createTableContext(context, lookupInStore(page, context));

  it('links types to the pages that explain them', () => {
    const { props, ...component } = sampleComponent();
    const sx = props.slice(0, 1).map((prop) => ({ ...prop, type: 'SxProps' }));
    expect(renderApiTable({ ...component, props: sx }, null, table)).toContain(
      '<a class="api-word" href="/sx/" data-type="A | B">',
    );
  });

  it('keeps links of interface strings on this site', () => {
    expect(renderApiSection([], table)).toContain('<a href="/guide/">the guide</a>');
  });
});
