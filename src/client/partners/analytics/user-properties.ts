import { themeSettings } from '../../ui/theme/theme-settings-store';
import { readCookies } from '../../ui/storage/safe-storage';
import { codeVariantFromCookie, DEFAULT_CODE_VARIANT } from '../../../shared/demo/code-variant';

/** Current settings of the user. */
export function readUserProperties(): UserProperties {
  return userProperties({
    cookie: readCookies(),
    language: document.documentElement.lang,
    devicePixelRatio: window.devicePixelRatio,
    prefersDark: window.matchMedia('(prefers-color-scheme: dark)').matches,
    colorScheme: themeSettings.get().paletteMode,
  });
}

/** Settings and screen size, without anything that identifies a user. */
export type UserProperties = Readonly<Record<string, string | number>>;

/** Where the properties are read from. */
interface UserEnvironment {
  cookie: string;
  language: string;
  devicePixelRatio: number;
  prefersDark: boolean;
  colorScheme: string;
}

/** Properties in every report. */
export function userProperties(environment: UserEnvironment): UserProperties {
  return {
    codeVariant: codeVariantFromCookie(environment.cookie) ?? DEFAULT_CODE_VARIANT,
    userLanguage: environment.language,
    devicePixelRatio: Math.round(environment.devicePixelRatio * 10) / 10,
    colorSchemeOS: environment.prefersDark ? 'dark' : 'light',
    colorScheme: environment.colorScheme,
  };
}
