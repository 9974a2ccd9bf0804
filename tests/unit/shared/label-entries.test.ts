import { describe, expect, it } from 'vitest';
import { marksOf } from '../../../src/shared/badges';
import { labelEntries, type PageLabel, flattenPages } from '../../../src/shared/menu';
import type { NavigationEntry } from '../../../src/shared/data-schemas';

const label = (entry: NavigationEntry, page: Partial<PageLabel> = {}, titles: Record<string, string> = {}) =>
  labelEntries([entry], new Map([['/a/', { title: 'Page', ...page }]]), titles)[0];

describe('an entry', () => {
  it('uses the title of its page, even in a group', () => {
    expect(label({ pathname: '/a/' })).toEqual({ pathname: '/a/', title: 'Page' });
    expect(label({ pathname: '/a' })?.title).toBe('Page');
    const group = { pathname: '/group', children: [{ pathname: '/a/' }] };
    expect(label(group)?.children).toEqual([{ pathname: '/a/', title: 'Page' }]);
  });

  it('can have a shorter name, from the menu file or from the translations', () => {
    expect(label({ pathname: '/a/', title: 'Short' })?.title).toBe('Short');
    expect(label({ pathname: '/a/' }, {}, { '/a/': 'Translated' })?.title).toBe('Translated');
  });

  it('uses the plan and badges of its page', () => {
    expect(label({ pathname: '/a/' }, { plan: 'pro', beta: true, legacy: false })).toEqual({
      pathname: '/a/',
      title: 'Page',
      plan: 'pro',
      beta: true,
    });
  });

  it('an entry with a planned page has no link', () => {
    const entry = label({ pathname: '/a/' }, { planned: true });
    expect(flattenPages(entry ? [entry] : [])).toEqual([]);
  });

  it('has a title without a page', () => {
    const planned = { pathname: '/b/', planned: true, title: 'B' };
    expect(label(planned)).toEqual(planned);
    expect(label({ pathname: '/m/react-fab' })?.title).toBe('Fab');
    expect(label({ pathname: '/m/react-fab' }, {}, { '/m/react-fab': 'FAB' })?.title).toBe('FAB');
  });

  it('does not use the page of its path if it is a group or a sub-header', () => {
    const group = { pathname: '/a/', children: [] };
    expect(label(group, { beta: true })).toEqual({ ...group, title: 'A' });
    const subheader = { pathname: '/a/', subheader: 'inputs' };
    expect(label(subheader, { beta: true })).toEqual({ ...subheader, title: 'Inputs' });
  });

  it('uses the title of the key of a sub-header', () => {
    const titles = { '/a/': 'A', inputs: 'Inputs and forms' };
    expect(label({ pathname: '/a/', subheader: 'inputs' }, {}, titles)?.title).toBe('Inputs and forms');
    expect(label({ pathname: '/a/', subheader: 'constructor' }, {}, titles)?.title).toBe('Constructor');
  });
});

it('shows the most severe of several badges', () => {
  expect(marksOf({ newFeature: true, beta: true, deprecated: true, plan: 'premium' })).toEqual({
    badge: 'deprecated',
    plan: 'premium',
  });
  expect(marksOf({ beta: false })).toEqual({});
});
