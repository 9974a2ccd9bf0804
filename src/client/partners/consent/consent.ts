/** What a reader can choose. */
export const CONSENT_CHOICES = ['analytics', 'essential'] as const;

/** The reader's choice: analytics may run, or nothing but what the site needs. */
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** localStorage key of the choice. */
export const CONSENT_STORAGE_KEY = 'docs-cookie-consent';

/** What may be done. `unasked`: nothing, and the reader should be asked. `refused`: the browser has said no for all sites. */
export type Consent = ConsentChoice | 'unasked' | 'refused';

/** What is known about the reader's will. */
interface PrivacySignals {
  stored: string | null;
  /** Do Not Track is on. */
  doNotTrack: boolean;
  /** Global Privacy Control is on. */
  globalPrivacyControl: boolean;
}

/** What a reader allows. A signal of the browser wins over a stored choice; anything unknown counts as not asked. */
export function consentOf({ stored, doNotTrack, globalPrivacyControl }: PrivacySignals): Consent {
  if (doNotTrack || globalPrivacyControl) return 'refused';
  return CONSENT_CHOICES.find((choice) => choice === stored) ?? 'unasked';
}
