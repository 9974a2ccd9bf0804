import { describe, expect, it } from 'vitest';
import {
  AD_LABELS,
  adSlotReducer,
  initialAdSlotState,
  isUndecided,
  MESSAGE_RATIO,
  type AdSlotEvent,
  type AdSlotState,
} from '../../../../src/client/ads/use-ad-slot';
import type { SponsorAd } from '../../../../src/client/ads/sponsor-ad';

const BACKERS = 'https://mui.com/material-ui/discover-more/backers/';
const sponsorWith = (link: string): SponsorAd => ({
  ad: { name: 'Acme', link, img: null, description: '', label: 'carbon', poweredby: 'Carbon' },
  pixels: [],
});
const looks = (count: number): AdSlotEvent[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'LOOKED', attempt: index + 1, link: null }));
const after = (events: readonly AdSlotEvent[]): AdSlotState =>
  events.reduce(adSlotReducer, initialAdSlotState('script'));

describe('the ad of a slot', () => {
  it('starts as unknown, or as sold out if there is no ad network', () => {
    expect(after([])).toEqual({ kind: 'unknown' });
    expect(initialAdSlotState('in-house')).toEqual({ kind: 'sold-out' });
  });

  it('counts as blocked after six checks without an ad', () => {
    expect(after(looks(6)).kind).toBe('unknown');
    expect(after(looks(7)).kind).toBe('blocked');
    expect(after(looks(30)).kind).toBe('blocked');
  });

  it('shows the ad when the network has rendered it', () => {
    expect(after([{ type: 'LOOKED', attempt: 1, link: 'https://acme.example/' }]).kind).toBe('placed');
    expect(after([{ type: 'LOOKED', attempt: 1, link: '' }]).kind).toBe('placed');
  });

  it('an ad that arrives late replaces the message about blocked ads', () => {
    const late: AdSlotEvent = { type: 'LOOKED', attempt: 12, link: 'https://acme.example/' };
    expect(after([...looks(11), late]).kind).toBe('placed');
    const answer: AdSlotEvent = { type: 'ANSWERED', sponsor: sponsorWith('https://acme.example/') };
    expect(after([...looks(11), answer]).kind).toBe('sponsor');
  });

  it('a link to the backers does not count as an ad', () => {
    expect(after([{ type: 'LOOKED', attempt: 1, link: BACKERS }]).kind).toBe('backers');
    expect(after([{ type: 'ANSWERED', sponsor: sponsorWith(BACKERS) }]).kind).toBe('backers');
  });

  it('is sold out if the service has no ad', () => {
    expect(after([{ type: 'ANSWERED', sponsor: null }]).kind).toBe('sold-out');
  });

  it('keeps its state once it is decided', () => {
    const placed = after([{ type: 'LOOKED', attempt: 1, link: '' }]);
    expect(isUndecided(placed)).toBe(false);
    expect([...looks(9), { type: 'ANSWERED', sponsor: null } as const].reduce(adSlotReducer, placed)).toBe(
      placed,
    );
  });
});

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
