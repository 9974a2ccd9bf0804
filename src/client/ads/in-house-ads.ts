import { ADVERTISER, IN_HOUSE_ADS } from '../../libraries/brand/in-house-ads';
import type { Ad } from './ad';

/**
 * Chooses one of the site's own ads.
 * @param random 0 to 1
 * @param text name and description of an ad
 * @returns null if the site has none
 */
export function inHouseAd(
  random: number,
  text: (key: string) => Pick<Ad, 'name' | 'description'>,
): Ad | null {
  const ad = IN_HOUSE_ADS[Math.min(Math.floor(random * IN_HOUSE_ADS.length), IN_HOUSE_ADS.length - 1)];
  if (!ad) return null;
  const { key, link } = ad;
  const img = `/static/in-house/${key}.svg`;
  return { ...text(key), link, img, label: `in-house-${key}`, poweredby: ADVERTISER };
}
