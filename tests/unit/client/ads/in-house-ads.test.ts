import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AD_IMAGE } from '../../../../src/client/ads/ad';
import { inHouseAd } from '../../../../src/client/ads/in-house-ads';
import { IN_HOUSE_ADS } from '../../../../src/libraries/brand/in-house-ads';

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
