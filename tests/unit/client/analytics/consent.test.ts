import { describe, expect, it } from 'vitest';
import { consentOf } from '../../../../src/client/analytics/consent';

const silent = { doNotTrack: null, globalPrivacyControl: false };

describe('consent', () => {
  it('asks for consent if no valid answer is stored', () => {
    expect(consentOf(null, silent)).toBe('unasked');
    expect(consentOf('yes', silent)).toBe('unasked');
  });

  it.each(['analytics', 'essential'] as const)('returns the stored consent: %s', (stored) =>
    expect(consentOf(stored, silent)).toBe(stored),
  );

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'counts as refused in a browser with %j, even if consent is stored',
    (signal) => {
      for (const stored of [null, 'analytics', 'essential'])
        expect(consentOf(stored, { ...silent, ...signal })).toBe('refused');
    },
  );
});
