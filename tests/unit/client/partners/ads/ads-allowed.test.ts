import { expect, it } from 'vitest';
import { adsAllowed } from '../../../../../src/client/partners/ads/ad-gate';

const visitor = { userAgent: 'Mozilla/5.0 (X11) Firefox/150.0', saveData: false, online: true };

it('ads are shown to readers', () => expect(adsAllowed(visitor)).toBe(true));

it.each([
  ['saves data', { saveData: true }],
  ['is offline', { online: false }],
  ['is Googlebot', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['is a crawler', { userAgent: 'Some-Crawler/1.0' }],
  ['is a spider', { userAgent: 'Baiduspider' }],
])('no ads for somebody who %s', (_what, change) =>
  expect(adsAllowed({ ...visitor, ...change })).toBe(false),
);
