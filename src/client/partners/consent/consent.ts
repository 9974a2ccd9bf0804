/** What a reader can choose. */
export const CONSENT_CHOICES = ['analytics', 'essential'] as const;

/** The reader's choice: analytics may run, or nothing but what the site needs. */
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** localStorage key of the choice. */
export const CONSENT_STORAGE_KEY = 'docs-cookie-consent';

/** What may be done. `unasked`: nothing, and the reader should be asked. `refused`: the browser has said no for all sites. */
export type Consent = ConsentChoice | 'unasked' | 'refused';

/** What a browser tells all sites about its reader's will, as `navigator` has it. */
interface PrivacySignals {
  /** Do Not Track: '1' when it is on. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** What a reader allows. A signal of the browser wins over a stored choice; anything unknown counts as not asked. */
export function consentOf(
  stored: string | null,
  { doNotTrack, globalPrivacyControl }: PrivacySignals,
): Consent {
  if (doNotTrack === '1' || globalPrivacyControl === true) return 'refused';
  return CONSENT_CHOICES.find((choice) => choice === stored) ?? 'unasked';
}
