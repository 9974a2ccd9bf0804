import { codeVariantFromCookie, DEFAULT_CODE_VARIANT } from '../../../shared/demo/code-variant';

/** How readers have set up the site and their screen; nothing that tells one reader from another. */
export type UserProperties = Readonly<Record<string, string | number>>;

/** Where the properties are read from. */
export interface UserEnvironment {
  cookie: string;
  language: string;
  devicePixelRatio: number;
  prefersDark: boolean;
  colorScheme: string;
}

/** Properties that come with every report. */
export function userProperties(environment: UserEnvironment): UserProperties {
  return {
    codeVariant: codeVariantFromCookie(environment.cookie) ?? DEFAULT_CODE_VARIANT,
    userLanguage: environment.language,
    devicePixelRatio: Math.round(environment.devicePixelRatio * 10) / 10,
    colorSchemeOS: environment.prefersDark ? 'dark' : 'light',
    colorScheme: environment.colorScheme,
  };
}
