import { userProperties, type UserProperties } from '../../domain/analytics/user-properties';
import { colorMode } from '../theme/color-mode-store';
import { readCookies } from '../theme/safe-cookie';

/** How this reader has set up the site, now. */
export function readUserProperties(): UserProperties {
  return userProperties({
    cookie: readCookies(),
    language: document.documentElement.lang,
    devicePixelRatio: window.devicePixelRatio,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    colorScheme: colorMode.scheme(),
  });
}
