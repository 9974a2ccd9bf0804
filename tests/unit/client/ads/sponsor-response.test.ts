import { describe, expect, it } from 'vitest';
import { readSponsorAd } from '../../../../src/client/ads/sponsor-ad';

const ENTRY = {
  statlink: '//ads.example/click',
  statimp: 'https://ads.example/impression',
  pixel: 'https://a.example/?t=[timestamp]||https://b.example/[timestamp]/[timestamp]|| ||not an address',
  timestamp: 1719997200,
  image: 'https://ads.example/picture.png',
  company: 'Acme',
  description: 'Clouds <b>for all</b>',
};

describe('the answer of the sponsor ad service', () => {
  it('becomes an ad with its tracking URLs', () => {
    expect(readSponsorAd({ ads: [ENTRY] })).toEqual({
      ad: {
        name: 'Acme',
        link: 'https://ads.example/click',
        img: 'https://ads.example/picture.png',
        description: 'Clouds <b>for all</b>',
        label: 'carbon',
        poweredby: 'Carbon',
      },
      pixels: [
        'https://ads.example/impression',
        'https://a.example/?t=1719997200',
        'https://b.example/1719997200/1719997200',
      ],
    });
  });

  it('counts by its first entry with a link; empty ones are passed over', () => {
    const answer = { ads: [{}, { company: 'No link' }, ENTRY, { ...ENTRY, company: 'Later' }] };
    expect(readSponsorAd(answer)?.ad.name).toBe('Acme');
  });

  it.each([
    ['is no object', 'sold out'],
    ['is null', null],
    ['has no ads', {}],
    ['has no list of ads', { ads: { 0: ENTRY } }],
    ['is empty', { ads: [] }],
    ['has empty ads only', { ads: [{}, null, 7, []] }],
    ['links to a script', { ads: [{ ...ENTRY, statlink: 'javascript:alert(1)' }] }],
  ])('ignores a response that %s', (_what, answer) => expect(readSponsorAd(answer)).toBeNull());

  it('drops fields of the wrong type, and uses the host if the company has no name', () => {
    const answer = {
      ads: [{ statlink: 'https://ads.example/', image: {}, company: 7, description: [], pixel: 5 }],
    };
    expect(readSponsorAd(answer)).toEqual({
      ad: expect.objectContaining({ name: 'ads.example', img: null, description: '' }),
      pixels: [],
    });
  });

  it('truncates long text', () => {
    const ad = readSponsorAd({
      ads: [{ ...ENTRY, company: 'A'.repeat(999), description: 'B'.repeat(99_999) }],
    })?.ad;
    expect([ad?.name.length, ad?.description.length]).toEqual([80, 2000]);
  });

  it('can contain a timestamp as text, which cannot change the rest of the URL', () => {
    const answer = { ads: [{ ...ENTRY, timestamp: '1&x=<', pixel: 'https://a.example/?t=[timestamp]' }] };
    expect(readSponsorAd(answer)?.pixels.at(-1)).toBe('https://a.example/?t=1%26x%3D%3C');
  });
});
