/** Languages a demo's source is shown in. */
export const CODE_VARIANTS = { JS: 'JS', TS: 'TS' } as const;

/** Language a demo's source is shown in. */
export type CodeVariant = keyof typeof CODE_VARIANTS;

/** Variant of a reader who chose none. */
export const DEFAULT_CODE_VARIANT: CodeVariant = CODE_VARIANTS.TS;

/** Name of the cookie with the selected variant. */
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** Lifetime of preference cookies in seconds, which is one year. */
export const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The variant in a link to a demo's source, such as `#Name.js` or `#Name.tsx`. Null for other hashes. */
export function codeVariantFromHash(hash: string): CodeVariant | null {
  const ending = /.\.(js|tsx)$/.exec(hash)?.[1];
  if (ending === undefined) return null;
  return ending === 'js' ? CODE_VARIANTS.JS : CODE_VARIANTS.TS;
}

/** The saved variant from a list such as `document.cookie`. Null if it is missing or unknown. */
export function codeVariantFromCookie(cookieHeader: string): CodeVariant | null {
  const value = cookieValue(cookieHeader, CODE_VARIANT_COOKIE);
  return Object.values(CODE_VARIANTS).find((variant) => variant === value) ?? null;
}

/** The variant to show. The hash wins over the cookie, and the cookie over TypeScript. */
export function resolveCodeVariant({ hash, cookie }: { hash: string; cookie: string }): CodeVariant {
  return codeVariantFromHash(hash) ?? codeVariantFromCookie(cookie) ?? DEFAULT_CODE_VARIANT;
}

/** Value for `document.cookie` that keeps the variant for a year on the whole site. */
export function codeVariantCookie(variant: CodeVariant): string {
  return preferenceCookie(CODE_VARIANT_COOKIE, variant);
}

/** The value of a cookie, from a `name=value; …` list. */
export function cookieValue(cookieHeader: string, name: string): string | undefined {
  const pairs = cookieHeader.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([found]) => found === name)?.[1];
}

/** The text to assign to `document.cookie` to keep a choice for a year on the whole site. */
export function preferenceCookie(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
}
