import type { Ad } from './ad';

const CAMPAIGN = 'utm_source=docs&utm_medium=referral&utm_campaign=in-house';

/** The site's own ads. Their strings are in `ads.inHouse`. */
export const IN_HOUSE_ADS = [
  { key: 'templates', link: `https://mui.com/store/?${CAMPAIGN}-templates` },
  { key: 'themes', link: `https://mui.com/store/?${CAMPAIGN}-themes` },
  { key: 'support', link: `https://tidelift.com/subscription/pkg/npm-material-ui?${CAMPAIGN}-enterprise` },
  { key: 'designKit', link: `https://mui.com/store/items/figma-react/?${CAMPAIGN}-figma` },
] as const;

/** Names one of the site's own ads. */
type InHouseKey = (typeof IN_HOUSE_ADS)[number]['key'];

/**
 * Chooses one of the site's own ads.
 * @param random 0 to 1
 * @param text name and description of an ad
 */
export function inHouseAd(random: number, text: (key: InHouseKey) => Pick<Ad, 'name' | 'description'>): Ad {
  const index = Math.min(Math.floor(random * IN_HOUSE_ADS.length), IN_HOUSE_ADS.length - 1);
  const { key, link } = IN_HOUSE_ADS[index] ?? IN_HOUSE_ADS[0];
  return {
    ...text(key),
    link,
    img: `/static/in-house/${key}.svg`,
    label: `in-house-${key}`,
    poweredby: 'MUI',
  };
}
