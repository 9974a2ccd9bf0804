import type { ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertCSS, OnDemand } from '../../../../src/client/ui/on-demand';

it('loads a component again on the next mount after a failure', async () => {
  let isOnline = false;
  const load = (): Promise<ComponentType<{ name: string }>> =>
    Promise.resolve(isOnline ? ({ name }: { name: string }) => <p>Hello {name}</p> : () => <p>Offline</p>);
  const render = async (): Promise<string> => {
    const { prelude } = await prerender(<OnDemand load={load} props={{ name: 'Ada' }} />);
    return new Response(prelude).text();
  };
  expect(await render()).toContain('Offline');
  isOnline = true;
  expect(await render()).toContain('Ada');
});

interface FakeElement {
  tag: string;
  rel?: string;
  href?: string;
  textContent?: string;
  remove: () => void;
}

/** A head with one marker in it, as far as inserting stylesheets touches it. */
function stubHead(): { children: FakeElement[] } {
  const children: FakeElement[] = [];
  const create = (tag: string): FakeElement => {
    const element: FakeElement = {
      tag,
      remove: () => void children.splice(children.indexOf(element), 1),
    };
    return element;
  };
  const marker = create('marker');
  children.push(marker, create('later'));
  vi.stubGlobal('document', {
    createElement: create,
    head: {
      querySelector: (selector: string) => (selector === '#marker' ? marker : null),
      insertBefore(element: FakeElement, before: FakeElement | null) {
        children.splice(before ? children.indexOf(before) : children.length, 0, element);
      },
    },
  });
  return { children };
}

const tags = (children: readonly FakeElement[]): string[] => children.map(({ tag }) => tag);
const allSettled = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

describe('a stylesheet that is loaded late', () => {
  let children: FakeElement[];
  let fetchCSS: ReturnType<typeof vi.fn>;
  beforeEach(() => {
    ({ children } = stubHead());
    fetchCSS = vi.fn(async () => new Response('.a{color:red}'));
    vi.stubGlobal('fetch', fetchCSS);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('inserts the stylesheet at the end of the head without a marker', async () => {
    insertCSS('/a.css', '#missing', 'tailwind');
    await allSettled();
    expect(tags(children)).toEqual(['marker', 'later', 'style']);
  });

  it('fetches and wraps a stylesheet for a layer', async () => {
    insertCSS('/a.css', '#marker', 'tailwind');
    await allSettled();
    expect(tags(children)).toEqual(['style', 'marker', 'later']);
    expect(children[0]?.textContent).toBe('@layer tailwind{.a{color:red}}');
  });

  it.each([
    ['the server says no', () => Promise.resolve(new Response('', { status: 404 })), 'Failed to fetch CSS'],
    ['the network is gone', () => Promise.reject(new TypeError('network')), 'network'],
  ])('falls back to a link when %s', async (_when, answer, message) => {
    fetchCSS.mockImplementation(answer);
    insertCSS('/a.css', '#marker', 'tailwind');
    await allSettled();
    expect(children[0]).toMatchObject({ tag: 'link', rel: 'stylesheet', href: '/a.css' });
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message }));
  });

  it('removes the stylesheet on cleanup', async () => {
    const stop = insertCSS('/a.css', '#marker', 'tailwind');
    await allSettled();
    stop();
    expect(tags(children)).toEqual(['marker', 'later']);
  });

  it('aborts silently if the stylesheet is no longer needed', async () => {
    fetchCSS.mockImplementation(
      (_href: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const stop = insertCSS('/a.css', '#marker', 'tailwind');
    stop();
    await allSettled();
    expect(tags(children)).toEqual(['marker', 'later']);
    expect(console.error).not.toHaveBeenCalled();
  });
});
