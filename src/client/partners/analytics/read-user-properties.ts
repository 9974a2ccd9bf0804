import { userProperties, type UserProperties } from './user-properties';
import { themeSettings } from '../../ui/theme/theme-settings-store';
import { readCookies } from '../../ui/storage/safe-cookie';

/** How this reader has set up the site, now. */
export function readUserProperties(): UserProperties {
  return userProperties({
    cookie: readCookies(),
    language: document.documentElement.lang,
    devicePixelRatio: window.devicePixelRatio,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    colorScheme: themeSettings.get().paletteMode,
  });
}
