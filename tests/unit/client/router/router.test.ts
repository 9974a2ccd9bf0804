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
  const { isNavigating, navigateTo, NAVIGATION_END } = await import('../../../../src/client/router/router');
  window.addEventListener(NAVIGATION_END, () => events.push('end'));

  void navigateTo(new URL('https://docs.example/b/'));
  expect(isNavigating()).toBe(true);
  await navigateTo(new URL('https://docs.example/a/'));
  expect(isNavigating()).toBe(false);
  expect(events).toEqual(['end', 'scroll to top']);
});
