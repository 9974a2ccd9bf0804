import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const saveProduct = vi.fn(() => Promise.resolve());
vi.mock('../../../../../src/client/offline/ui/save-product', () => ({
  saveProduct,
  lookUpState: () => Promise.resolve({ kind: saveProduct.mock.calls.length > 0 ? 'saved' : 'interrupted' }),
}));
vi.mock('../../../../../src/client/offline/storage/product-sets', () => ({}));

const { savingStates, startSaving } = await import('../../../../../src/client/offline/ui/saving');
const { unfinishedProducts } = await import('../../../../../src/client/offline/ui/unfinished-products');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  saveProduct.mockClear();
});

function stubBrowser(persist: () => Promise<boolean>): void {
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_: string, __: object, task: (lock: object) => Promise<void>) => task({}) },
    storage: { persist },
  });
}

describe('saving a product', () => {
  it('continues if the browser refuses to answer whether it keeps files', async () => {
    stubBrowser(() => Promise.reject(new TypeError('No permission')));
    await startSaving('material-ui');
    expect(saveProduct).toHaveBeenCalledOnce();
    expect(savingStates.get().get('material-ui')).toEqual({ kind: 'saved' });
    expect(unfinishedProducts()).toEqual([]);
  });

  it('does not wait while the browser asks whether to keep files', async () => {
    stubBrowser(() => new Promise(() => {}));
    await startSaving('material-ui');
    expect(saveProduct).toHaveBeenCalledOnce();
  });
});
