/** Options of the consent dialog. */
export const CONSENT_CHOICES = ['analytics', 'essential'] as const;

/** The user's selection, which allows analytics, or only what the site needs. */
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** localStorage key of the selection. */
export const CONSENT_STORAGE_KEY = 'docs-cookie-consent';

/**
 * Consent state. If `unasked`, nothing is allowed, and the user should be asked. If `refused`, the browser sends a Do
 * Not Track or Global Privacy Control signal.
 */
export type Consent = ConsentChoice | 'unasked' | 'refused';

/** Privacy signals of the browser, from `navigator`. */
interface PrivacySignals {
  /** Do Not Track, which is '1' if it is on. */
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Consent of the user. A signal of the browser wins over a stored selection, and unknown values count as not asked. */
export function consentOf(
  stored: string | null,
  { doNotTrack, globalPrivacyControl }: PrivacySignals,
): Consent {
  if (doNotTrack === '1' || globalPrivacyControl === true) return 'refused';
  return CONSENT_CHOICES.find((choice) => choice === stored) ?? 'unasked';
}
