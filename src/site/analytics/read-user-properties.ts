import { userProperties, type UserProperties } from '../../domain/analytics/user-properties';
import { colorMode } from '../theme/color-mode-store';

/** How this reader has set up the site, now. */
export function readUserProperties(): UserProperties {
  return userProperties({
    cookie: document.cookie,
    language: document.documentElement.lang,
    devicePixelRatio: window.devicePixelRatio,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    colorScheme: colorMode.scheme(),
  });
}
