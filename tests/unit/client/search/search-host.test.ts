import { afterEach, describe, expect, it, vi } from 'vitest';
import { indexProduct } from '../../../../src/node/search/write-index';
import { MANIFEST_URL } from '../../../../src/shared/index-files';
import type { FromWorker, SearchRequest } from '../../../../src/shared/protocol';
import { createSearchHost } from '../../../../src/client/search/search-host';
import { indexablePage, pageSection } from '../../node/search/indexable';

const REQUEST: SearchRequest = {
  text: 'spinner',
  productId: null,
  filter: { products: [], kinds: [] },
  limit: 10,
  paths: null,
};

const OFFLINE = new TypeError('Failed to fetch');

/** Files of two products, by URL. */
function deploy(text = 'Shows a spinner.'): Map<string, string> {
  const indexed = ['one', 'two'].map((id) =>
    indexProduct({
      id,
      name: id,
      packages: [],
      pages: [indexablePage(`/${id}/`, { sections: [pageSection({ text })] })],
      components: [],
    }),
  );
  const products = indexed.map(({ product }) => product);
  const manifest = { products, groups: [], synonyms: [] };
  return new Map([
    [MANIFEST_URL, JSON.stringify(manifest)],
    ...indexed.flatMap(({ files }) => files.map((file): [string, string] => [file.url, file.text])),
  ]);
}

/** A worker with mocked responses. Undefined is a missing file, and an Error is a network failure. */
function startHost(answer: (url: string) => string | Error | undefined) {
  const asked: string[] = [];
  const messages: FromWorker[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(`${url} ${init?.cache}`);
    const body = answer(url);
    if (body instanceof Error) throw body;
    return new Response(body ?? 'Not found', { status: body === undefined ? 404 : 200 });
  });
  const receive = createSearchHost((message) => messages.push(message));
  const load = async (productId: string | null = null): Promise<void> => {
    const count = messages.length;
    receive({ type: 'load', productId });
    const isOver = (): boolean =>
      messages
        .slice(count)
        .some((message) => 'fault' in message || ('loaded' in message && message.loaded === 'texts'));
    await vi.waitUntil(isOver);
  };
  const search = (text = REQUEST.text): number => {
    receive({ type: 'search', id: 1, request: { ...REQUEST, text, productId: 'two' } });
    const last = messages.at(-1);
    return last && 'answer' in last ? last.answer.total : -1;
  };
  const faults = (): string[] =>
    messages.flatMap((message) => ('fault' in message ? (message.fault ?? []) : []));
  return { asked, messages, load, search, faults };
}

afterEach(() => vi.unstubAllGlobals());

describe('the worker', () => {
  it('loads names before text, with the current product first', async () => {
    const files = deploy();
    const host = startHost((url) => files.get(url));
    await host.load('two');
    const order = host.asked.map((request) => request.replace(/-[0-9a-f]{10}.*| no-cache/, ''));
    expect(order).toEqual([
      MANIFEST_URL,
      '/search-index/two',
      '/search-index/one',
      '/search-index/two-texts',
      '/search-index/one-texts',
    ]);
    expect(host.search()).toBe(2);
  });

  it('returns results from loaded files while the rest is loading', async () => {
    const files = deploy();
    const host = startHost((url) => (url.includes('-texts-') ? OFFLINE : files.get(url)));
    await host.load();
    expect(host.faults()).toEqual(['missing']);
    expect(host.search()).toBe(0);
  });

  it('answers an early query with the current product first, and again when more is loaded', async () => {
    const files = deploy();
    const host = startHost((url) => files.get(url));
    host.search('page');
    await host.load('two');
    const answers = host.messages.flatMap((message) => ('answer' in message ? message.answer : []));
    const found = answers.map(({ groups }) => groups.map(({ productId }) => productId));
    expect(found[0]).toEqual(['two']);
    expect(found.at(-1)).toEqual(['two', 'one']);
  });

  it('only loads missing files when it retries', async () => {
    const files = deploy();
    let isBroken = true;
    const host = startHost((url) => (isBroken && url.includes('-texts-') ? OFFLINE : files.get(url)));
    await host.load();
    isBroken = false;
    const before = host.asked.length;
    await host.load();
    expect(host.asked.slice(before).every((request) => request.includes('-texts-'))).toBe(true);
    expect(host.search()).toBe(2);
  });

  it('reports an index of an older deploy as outdated', async () => {
    const [old, fresh] = [deploy('An old text.'), deploy()];
    const host = startHost((url) => (url === MANIFEST_URL ? old.get(url) : fresh.get(url)));
    await host.load();
    expect(host.faults()).toEqual(['outdated']);
  });

  it.each([
    ['missing', 'without a network', OFFLINE],
    ['missing', 'if a file is incomplete', '{"products":'],
    ['missing', 'if the host answers with a page', '<!doctype html>'],
    ['outdated', 'if a file is deleted', undefined],
  ])('reports the index as %s %s', async (fault, _, body) => {
    const host = startHost(() => body);
    await host.load();
    expect(host.faults()).toEqual([fault]);
  });

  it('reports names and text that do not match', async () => {
    const files = deploy();
    const host = startHost((url) => {
      const text = files.get(url);
      return url.includes('-texts-')
        ? text?.replace('"Shows a spinner."', '"Shows a spinner.","More."')
        : text;
    });
    await host.load();
    expect(host.faults()).toEqual(['missing']);
  });
});
