export const IN_HOUSE_ADS: readonly { key: string; link: string }[] = [];

export const ADVERTISER = 'Harbor UI';
