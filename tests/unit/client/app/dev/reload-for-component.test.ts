import { afterEach, expect, it, vi } from 'vitest';
import { reloadForComponent } from '../../../../../src/client/app/dev/author-tools';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

const PATH = '/material-ui/react-button/';

/** Shows a page and changes its path or component. Returns the number of reloads. */
async function reloadsAfter(path: string, componentChunkName: string): Promise<number> {
  const reload = vi.fn();
  const listeners: ((result: { path: string; componentChunkName: string }) => void)[] = [];
  vi.stubGlobal('window', {
    location: { pathname: PATH, reload },
    addEventListener: vi.fn(),
    ___loader: { loadPage: () => Promise.resolve({ page: { componentChunkName: 'doc-page' } }) },
    ___emitter: { on: (_: string, listener: (typeof listeners)[0]) => listeners.push(listener) },
  });
  reloadForComponent();
  await Promise.resolve();
  for (const listener of listeners) listener({ path, componentChunkName });
  return reload.mock.calls.length;
}

afterEach(() => vi.unstubAllGlobals());

it('reloads a page that became live, but not a page with changed text', async () => {
  expect(await reloadsAfter(PATH, 'live-page')).toBe(1);
  expect(await reloadsAfter(PATH, 'doc-page')).toBe(0);
});

it('leaves the page alone when another one has become live', async () => {
  expect(await reloadsAfter('/system/spacing/', 'live-page')).toBe(0);
});
