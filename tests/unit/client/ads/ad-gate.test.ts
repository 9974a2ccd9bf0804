import { afterEach, describe, expect, it, vi } from 'vitest';
import { adGateScript, updateAdGate } from '../../../../src/client/ads/ad-provider';

interface Visitor {
  userAgent?: string;
  onLine?: boolean;
  connection?: { saveData?: boolean };
}

const READER = { userAgent: 'Mozilla/5.0 (X11) Firefox/150.0', onLine: true };

/** Runs something with this visitor's browser and tells whether the page has room for ads afterward. */
function roomAfter(act: () => void, visitor: Visitor): boolean {
  let hasRoom = false;
  const documentElement = {
    setAttribute: (name: string) => void (hasRoom = name === 'data-partners'),
    toggleAttribute: (name: string, force: boolean) => void (hasRoom = name === 'data-partners' && force),
  };
  vi.stubGlobal('navigator', { ...READER, ...visitor });
  vi.stubGlobal('document', { documentElement });
  act();
  return hasRoom;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['before the first paint', () => void new Function(adGateScript())()],
  ['before the next page', updateAdGate],
])('%s', (_when, act) => {
  it('room is kept for ads', () => {
    expect(roomAfter(act, {})).toBe(true);
    expect(roomAfter(act, { connection: { saveData: false } })).toBe(true);
  });

  it.each<[string, Visitor]>([
    ['saves data', { connection: { saveData: true } }],
    ['is offline', { onLine: false }],
    ['is Googlebot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['is a crawler', { userAgent: 'Some-Crawler/1.0' }],
    ['is a spider', { userAgent: 'Baiduspider' }],
  ])('reserves no space for a user who %s', (_what, visitor) => expect(roomAfter(act, visitor)).toBe(false));
});

it('the script is one short line that cannot end its element', () => {
  expect(adGateScript()).not.toMatch(/\n|<\//);
  expect(adGateScript().length).toBeLessThan(300);
});
