import { expect, it } from 'vitest';
import { AD_LABELS, MESSAGE_RATIO } from '../../../../src/client/ads/use-ad-slot';

it('counts in-house ads by the reason for them, and sponsored ads under the name of the network', () => {
  expect(AD_LABELS).toEqual({
    unknown: null,
    placed: 'carbon',
    sponsor: 'carbon',
    'sold-out': 'in-house',
    backers: 'in-house-carbon',
    blocked: 'in-house-adblock',
  });
});

it('shows a message in one of five cases if ads are blocked', () => expect(MESSAGE_RATIO).toBe(0.2));
