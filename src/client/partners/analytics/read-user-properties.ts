import { userProperties, type UserProperties } from './user-properties';
import { colorMode } from '../../ui/theme/color-mode-store';
import { readCookies } from '../../ui/storage/safe-cookie';

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
