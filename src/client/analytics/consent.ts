import { readStorage, writeStorage } from '../ui/safe-storage';
import { createStore } from '../ui/store';

/** Options of the consent dialog. */
export const CONSENT_CHOICES = ['analytics', 'essential'] as const;

/** The user's selection, which allows analytics, or only what the site needs. */
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

/** localStorage key of the selection. */
const CONSENT_STORAGE_KEY = 'docs-cookie-consent';

/**
 * Consent state. If `unasked`, nothing is allowed, and the user should be asked. If `refused`, the browser sends a Do
 * Not Track or Global Privacy Control signal.
 */
export type Consent = ConsentChoice | 'unasked' | 'refused';

/**
 * Consent of the user. A signal of the browser wins over a stored selection, and unknown values count as not asked.
 * @param signals from `navigator`. Do Not Track is '1' if it is on. Node 20 has none.
 */
export function consentOf(
  stored: string | null,
  signals: { doNotTrack?: string | null; globalPrivacyControl?: boolean } = {},
): Consent {
  if (signals.doNotTrack === '1' || signals.globalPrivacyControl) return 'refused';
  return CONSENT_CHOICES.find((choice) => choice === stored) ?? 'unasked';
}

/** The user's consent in all tabs. */
export const consent = createStore<Consent>(storedConsent());

/** Stores a selection. If storage is blocked, it is valid until the page unloads. */
export function chooseConsent(choice: ConsentChoice): void {
  writeStorage(CONSENT_STORAGE_KEY, choice);
  consent.set(consentOf(choice, navigator));
}

/** Listens to other tabs. */
export function connectConsent(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === CONSENT_STORAGE_KEY || key === null) consent.set(storedConsent());
  });
}

function storedConsent(): Consent {
  return consentOf(readStorage(CONSENT_STORAGE_KEY), globalThis.navigator);
}
