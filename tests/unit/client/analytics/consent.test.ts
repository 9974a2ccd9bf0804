import { describe, expect, it } from 'vitest';
import { consentOf } from '../../../../src/client/analytics/consent';

const silent = { doNotTrack: null, globalPrivacyControl: false };

describe('consent', () => {
  it('is asked for when nothing is known, or something unknown is stored', () => {
    expect(consentOf(null, silent)).toBe('unasked');
    expect(consentOf('yes', silent)).toBe('unasked');
  });

  it.each(['analytics', 'essential'] as const)('is what was chosen: %s', (stored) =>
    expect(consentOf(stored, silent)).toBe(stored),
  );

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'is refused by a browser with %j, whatever is stored',
    (signal) => {
      for (const stored of [null, 'analytics', 'essential'])
        expect(consentOf(stored, { ...silent, ...signal })).toBe('refused');
    },
  );
});
