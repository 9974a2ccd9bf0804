import { describe, expect, it } from 'vitest';
import {
  apiPath,
  apiSlug,
  classAnchor,
  compareComponents,
  propAnchor,
  slotAnchor,
} from '../../../src/shared/api-reference';

describe('the path of a component', () => {
  it.each([
    ['Button', 'button'],
    ['IconButton', 'icon-button'],
    ['NoSsr', 'no-ssr'],
    ['InitColorSchemeScript', 'init-color-scheme-script'],
    ['Grid2', 'grid2'],
  ])('%s ends with %s', (name, slug) => {
    expect(apiSlug(name)).toBe(slug);
    expect(apiPath('material-ui', name)).toBe(`/material-ui/api/${slug}/`);
  });
});

describe('anchors', () => {
  it('uses the same anchors as the library’s own site, so that its links work', () => {
    expect(propAnchor('IconButton', 'edge')).toBe('icon-button-prop-edge');
    expect(classAnchor('Button', 'colorInherit')).toBe('button-classes-colorInherit');
    expect(slotAnchor('Button', { name: 'root', className: 'MuiButton-root' })).toBe(
      'Button-css-MuiButton-root',
    );
    expect(slotAnchor('Button', { name: 'root', className: null })).toBe('Button-css-root');
  });
});

describe('components', () => {
  it('are sorted by name, ignoring hyphens', () => {
    const slugs = ['tabs', 'table-row', 'tab-scroll-button', 'table', 'tab-context', 'tab-list', 'tab'];
    expect(
      slugs
        .map((slug) => ({ slug }))
        .sort(compareComponents)
        .map(({ slug }) => slug),
    ).toEqual(['tab', 'tab-context', 'table', 'table-row', 'tab-list', 'tabs', 'tab-scroll-button']);
  });
});
