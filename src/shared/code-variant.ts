/** Languages a demo's source is shown in. */
export const CODE_VARIANTS = ['JS', 'TS'] as const;

/** Language a demo's source is shown in. */
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Variant of a user who chose none. */
export const DEFAULT_CODE_VARIANT: CodeVariant = 'TS';

/** Name of the cookie with the selected variant. */
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** Lifetime of preference cookies in seconds, which is one year. */
const COOKIE_MAX_AGE_SECONDS = 31_536_000;

/** The value of a cookie, from a `name=value; …` list. */
export function cookieValue(cookieHeader: string, name: string): string | undefined {
  const pairs = cookieHeader.split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([found]) => found === name)?.[1];
}

/** The text to assign to `document.cookie` to keep a choice for a year on the whole site. */
export function preferenceCookie(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=${COOKIE_MAX_AGE_SECONDS}; SameSite=Lax`;
}

/** Stylings of a demo. The key is its folder, its hash prefix, and the attribute's value. */
export const CODE_STYLINGS = { system: 'MUI System', tailwind: 'Tailwind', css: 'CSS' } as const;

/** Short name of a styling. */
export type CodeStylingKey = keyof typeof CODE_STYLINGS;

/** A styling as the interface shows it. */
export type CodeStyling = (typeof CODE_STYLINGS)[CodeStylingKey];

/** Short names, the default first. */
export const CODE_STYLING_KEYS = Object.keys(CODE_STYLINGS) as readonly CodeStylingKey[];

/** Default styling. */
export const DEFAULT_CODE_STYLING: CodeStyling = CODE_STYLINGS.system;

/** Name of the cookie with the selected styling. */
export const CODE_STYLING_COOKIE = 'codeStyling';

/** Short name of a styling. */
export function codeStylingKey(styling: CodeStyling): CodeStylingKey {
  return CODE_STYLING_KEYS.find((key) => CODE_STYLINGS[key] === styling) ?? 'system';
}

/** Key of a demo's component in the bundle of its page, such as `Name`, `tailwind-Name`, or `css-Name`. */
export function demoKey(name: string, styling: CodeStylingKey): string {
  return styling === 'system' ? name : `${styling}-${name}`;
}

/** Hash of a link to a demo's source, such as `#Name.js` or `#tailwind-Name.tsx`. */
export const SOURCE_HASH = /^#(?:(system|tailwind|css)-)?.+\.(js|tsx)$/;

/** Variants by the ending in such a hash. */
export const VARIANTS_BY_ENDING: Readonly<Record<string, CodeVariant>> = { js: 'JS', tsx: 'TS' };

/** The variant and styling in a link to a demo's source. Undefined if the hash does not have them. */
export function codeFromHash(hash: string) {
  const [, key, ending = ''] = SOURCE_HASH.exec(hash) ?? [];
  const styling = key as CodeStylingKey | undefined;
  return { variant: VARIANTS_BY_ENDING[ending], styling: styling && CODE_STYLINGS[styling] };
}
