import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AD_IMAGE, adSource, inHouseAd, leadsToBackers } from '../../../../src/client/ads/use-ad-slot';
import { adShape } from '../../../../src/client/ads/ad-provider';
import { IN_HOUSE_ADS } from '../../../../src/libraries/brand/in-house-ads';

const sponsorAdUrl = 'https://ads.example/json';
const adScriptUrl = 'https://ads.example/ad.js';
const json = { kind: 'json', url: sponsorAdUrl };
const script = { kind: 'script', url: adScriptUrl };

describe('the shape of ads', () => {
  it('shows an inline ad in one of five visits and an image ad otherwise', () => {
    const shapes = Array.from({ length: 100 }, (_, index) => adShape(index / 100));
    expect(shapes.filter((shape) => shape === 'inline')).toHaveLength(20);
    expect(shapes.filter((shape) => shape === 'image')).toHaveLength(80);
  });
});

describe('the source of an ad', () => {
  it('loads image ads with the script and text ads from JSON', () => {
    expect(adSource('image', { sponsorAdUrl, adScriptUrl })).toEqual(script);
    expect(adSource('inline', { sponsorAdUrl, adScriptUrl })).toEqual(json);
  });

  it('uses the configured source', () => {
    expect(adSource('image', { sponsorAdUrl })).toEqual(json);
    expect(adSource('inline', { adScriptUrl })).toEqual(script);
  });

  it('shows in-house ads if no source is configured', () => {
    expect(adSource('image', {})).toEqual({ kind: 'in-house' });
    expect(adSource('inline', {})).toEqual({ kind: 'in-house' });
  });
});

describe('a link to the backers', () => {
  it.each([
    'https://mui.com/material-ui/discover-more/backers/',
    'https://mui.com/material-ui/discover-more/backers/?utm=x#sponsors',
    'http://localhost/backers',
  ])('%s is one', (link) => expect(leadsToBackers(link)).toBe(true));

  it.each(['https://acme.example/', 'https://acme.example/?to=/backers/', '/backers/', ''])(
    '"%s" is not a link to the backers',
    (link) => expect(leadsToBackers(link)).toBe(false),
  );
});

const text = (key: string) => ({ name: key, description: '' });

it('the site has four in-house ads with equal probability', () => {
  const names = Array.from({ length: 100 }, (_, index) => inHouseAd(index / 100, text)?.name);
  expect([...new Set(names)]).toEqual(['templates', 'themes', 'support', 'designKit']);
  for (const { key } of IN_HOUSE_ADS) expect(names.filter((name) => name === key)).toHaveLength(25);
  expect(inHouseAd(1, text)?.name).toBe('designKit');
});

it('each has an image of the right size, and a label that it is an in-house ad', () => {
  for (const [index] of IN_HOUSE_ADS.entries()) {
    const ad = inHouseAd(index / IN_HOUSE_ADS.length, text);
    expect(existsSync(`static${ad?.img}`), ad?.img ?? '').toBe(true);
    expect(readFileSync(`static${ad?.img}`, 'utf8')).toContain(
      `width="${AD_IMAGE.width}" height="${AD_IMAGE.height}"`,
    );
    expect(ad?.link).toMatch(/^https:\/\/.+utm_source=docs/);
    expect(ad).toMatchObject({ label: `in-house-${ad?.name}`, poweredby: 'MUI' });
  }
});
