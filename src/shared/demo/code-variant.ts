/** Languages a demo's source is shown in (specification §3). */
export const CODE_VARIANTS = { JS: 'JS', TS: 'TS' } as const;

/** Language a demo's source is shown in. */
export type CodeVariant = keyof typeof CODE_VARIANTS;

/** Variant of a reader who chose none (specification §4). */
export const DEFAULT_CODE_VARIANT: CodeVariant = CODE_VARIANTS.TS;

/** Name of the cookie that keeps the choice (specification §3). */
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** Lifetime of preference cookies in seconds: one year (specification §9). */
export const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The variant a link to a demo's source asks for: `#Name.js` or `#Name.tsx`; null for any other hash. */
export function codeVariantFromHash(hash: string): CodeVariant | null {
  switch (/.\.(js|tsx)$/.exec(hash)?.[1]) {
    case 'js':
      return CODE_VARIANTS.JS;
    case 'tsx':
      return CODE_VARIANTS.TS;
    default:
      return null;
  }
}

/** The saved variant, from a `name=value; …` list such as `document.cookie`; null if absent or unknown. */
export function codeVariantFromCookie(cookieHeader: string): CodeVariant | null {
  for (const pair of cookieHeader.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === CODE_VARIANT_COOKIE) {
      return Object.values(CODE_VARIANTS).find((variant) => variant === value) ?? null;
    }
  }
  return null;
}

/** The variant to show: the link's wins over the saved one, which wins over TypeScript (specification §4). */
export function resolveCodeVariant({ hash, cookie }: { hash: string; cookie: string }): CodeVariant {
  return codeVariantFromHash(hash) ?? codeVariantFromCookie(cookie) ?? DEFAULT_CODE_VARIANT;
}

/** The text to assign to `document.cookie` to keep the choice for a year on the whole site. */
export function codeVariantCookie(variant: CodeVariant): string {
  return `${CODE_VARIANT_COOKIE}=${variant}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
}
