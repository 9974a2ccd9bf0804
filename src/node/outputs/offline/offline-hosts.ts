import type { Configuration } from '../../../shared/site/configuration';

/** Hosts on which the site works offline; none when it is switched off, or nobody has switched it on. */
export function offlineHosts({ GATSBY_DOCS_HOST, GATSBY_OFFLINE }: Configuration): readonly string[] {
  return GATSBY_OFFLINE === 'off' ? [] : (GATSBY_DOCS_HOST ?? []);
}
