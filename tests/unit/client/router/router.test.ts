import { afterEach, expect, it, vi } from 'vitest';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

afterEach(() => vi.unstubAllGlobals());

/** Creates a fake window on page /a/. */
function fakeWindow(loadPage: () => Promise<unknown>, events: string[]) {
  return Object.assign(new EventTarget(), {
    location: Object.assign(new URL('https://docs.example/a/'), {
      assign: (url: URL) => events.push(`load ${url.pathname}`),
    }),
    ___loader: { loadPage },
    scrollTo: () => events.push('scroll to top'),
    sessionStorage: { getItem: () => null },
  });
}

it('a page that loads in full does not replace the page of a newer click', async () => {
  const events: string[] = [];
  let respond = (): void => undefined;
  const response = new Promise<object>((resolve) => (respond = () => resolve({})));
  vi.stubGlobal(
    'window',
    fakeWindow(() => Promise.resolve({}), events),
  );
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', () => response);
  const { navigateTo } = await import('../../../../src/client/router/router');

  const older = navigateTo(new URL('https://docs.example/b/'));
  await navigateTo(new URL('https://docs.example/a/'));
  respond();
  await older;
  expect(events).toEqual(['scroll to top']);
});

it('the page of a click is shown even if Back has been loading another page', async () => {
  const events: string[] = [];
  let respond = (): void => undefined;
  const loaded = new Promise<object>((resolve) => (respond = () => resolve({ page: {} })));
  const window = fakeWindow(() => loaded, events);
  vi.stubGlobal('window', Object.assign(window, { ___navigate: (path: string) => events.push(path) }));
  const { interceptPopState, navigateTo, reportRoute } = await import('../../../../src/client/router/router');
  interceptPopState();

  const click = navigateTo(new URL('https://docs.example/b/'));
  window.dispatchEvent(new Event('popstate'));
  respond();
  await click;
  expect(events).toEqual(['/b/']);
  reportRoute();
});

it('a click on the current page ends a navigation to another page', async () => {
  const events: string[] = [];
  vi.stubGlobal(
    'window',
    fakeWindow(() => new Promise(() => {}), events),
  );
  const { isNavigating, navigateTo, navigation } = await import('../../../../src/client/router/router');
  navigation.subscribe(() => events.push(navigation.get() ?? 'end'));

  void navigateTo(new URL('https://docs.example/b/'));
  expect(isNavigating()).toBe(true);
  await navigateTo(new URL('https://docs.example/a/'));
  expect(isNavigating()).toBe(false);
  expect(events).toEqual(['link', 'end', 'scroll to top']);
});
