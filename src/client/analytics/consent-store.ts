import { readStorage, writeStorage } from '../ui/safe-storage';
import { createStore } from '../ui/store';
import { CONSENT_STORAGE_KEY, consentOf, type Consent, type ConsentChoice } from './consent';

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
  return consentOf(readStorage(CONSENT_STORAGE_KEY), navigator);
}
