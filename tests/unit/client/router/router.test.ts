import { afterEach, expect, it, vi } from 'vitest';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

afterEach(() => vi.unstubAllGlobals());

it('a click on the current page ends a navigation to another page', async () => {
  const events: string[] = [];
  const window = Object.assign(new EventTarget(), {
    location: new URL('https://docs.example/a/'),
    ___loader: { loadPage: () => new Promise(() => {}) },
    scrollTo: () => events.push('scroll to top'),
    sessionStorage: { getItem: () => null },
  });
  vi.stubGlobal('window', window);
  const { isNavigating, navigateTo, navigation } = await import('../../../../src/client/router/router');
  navigation.subscribe(() => events.push(navigation.get() ?? 'end'));

  void navigateTo(new URL('https://docs.example/b/'));
  expect(isNavigating()).toBe(true);
  await navigateTo(new URL('https://docs.example/a/'));
  expect(isNavigating()).toBe(false);
  expect(events).toEqual(['link', 'end', 'scroll to top']);
});
