import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AD_IMAGE } from '../../../../../src/client/partners/ads/ad';
import { IN_HOUSE_ADS, inHouseAd } from '../../../../../src/client/partners/ads/in-house-ads';

const text = (key: string) => ({ name: key, description: '' });

it('the site has four ads of its own, drawn with equal chance', () => {
  const names = Array.from({ length: 100 }, (_, index) => inHouseAd(index / 100, text).name);
  expect([...new Set(names)]).toEqual(['templates', 'themes', 'support', 'designKit']);
  for (const { key } of IN_HOUSE_ADS) expect(names.filter((name) => name === key)).toHaveLength(25);
  expect(inHouseAd(1, text).name).toBe('designKit');
});

it('each has a picture of its own, of the right size, and says that it is an ad of the docs', () => {
  for (const [index] of IN_HOUSE_ADS.entries()) {
    const ad = inHouseAd(index / IN_HOUSE_ADS.length, text);
    expect(existsSync(`static${ad.img}`), ad.img ?? '').toBe(true);
    expect(readFileSync(`static${ad.img}`, 'utf8')).toContain(
      `width="${AD_IMAGE.width}" height="${AD_IMAGE.height}"`,
    );
    expect(ad.link).toMatch(/^https:\/\/.+utm_source=docs/);
    expect(ad).toMatchObject({ label: `in-house-${ad.name}`, poweredby: 'MUI' });
  }
});
