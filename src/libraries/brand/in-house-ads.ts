const CAMPAIGN = 'utm_source=docs&utm_medium=referral&utm_campaign=in-house';

/**
 * The site's own ads. Can be empty. Their text is in `ads.inHouse` of the interface strings, and their images are in
 * `static/static/in-house`.
 */
export const IN_HOUSE_ADS: readonly { key: string; link: string }[] = [
  { key: 'templates', link: `https://mui.com/store/?${CAMPAIGN}-templates` },
  { key: 'themes', link: `https://mui.com/store/?${CAMPAIGN}-themes` },
  { key: 'support', link: `https://tidelift.com/subscription/pkg/npm-material-ui?${CAMPAIGN}-enterprise` },
  { key: 'designKit', link: `https://mui.com/store/items/figma-react/?${CAMPAIGN}-figma` },
];

/** Name below these ads, as in "ad by MUI". */
export const ADVERTISER = 'MUI';
