import { describe, expect, it } from 'vitest';
import { consentOf } from '../../../../../src/client/partners/consent/consent';

const silent = { stored: null, doNotTrack: false, globalPrivacyControl: false };

describe('consent', () => {
  it('is asked for when nothing is known, or something unknown is stored', () => {
    expect(consentOf(silent)).toBe('unasked');
    expect(consentOf({ ...silent, stored: 'yes' })).toBe('unasked');
  });

  it.each(['analytics', 'essential'] as const)('is what was chosen: %s', (stored) =>
    expect(consentOf({ ...silent, stored })).toBe(stored),
  );

  it.each([{ doNotTrack: true }, { globalPrivacyControl: true }])(
    'is refused by a browser with %j, whatever is stored',
    (signal) => {
      for (const stored of [null, 'analytics', 'essential'])
        expect(consentOf({ ...silent, stored, ...signal })).toBe('refused');
    },
  );
});
