import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStorage, writeStorage } from '../../../../src/client/ui/safe-storage';
import { stubBrowser } from '../fake-browser';

describe('storage', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads what was written', () => {
    stubBrowser();
    writeStorage('key', 'value');
    expect([readStorage('key'), readStorage('other')]).toEqual(['value', null]);
  });

  it('never throws where it is forbidden or full', () => {
    stubBrowser({ storage: 'broken' });
    expect(() => writeStorage('key', 'value')).not.toThrow();
    expect(readStorage('key')).toBeNull();
  });

  it('never throws where it does not exist', () => {
    vi.stubGlobal('window', {});
    expect(() => writeStorage('key', 'value')).not.toThrow();
    expect(readStorage('key')).toBeNull();
  });
});
