import { readStorage, writeStorage } from '../../ui/storage/safe-storage';
import { createStore } from '../../ui/store';
import { CONSENT_STORAGE_KEY, consentOf, type Consent, type ConsentChoice } from './consent';

interface PrivacyNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** What the reader allows, for all tabs. */
export const consent = createStore<Consent>(consentWith(readStorage(CONSENT_STORAGE_KEY)));

/** Stores a choice; where the browser stores nothing, it holds until the site is left. */
export function chooseConsent(choice: ConsentChoice): void {
  writeStorage(CONSENT_STORAGE_KEY, choice);
  consent.set(consentWith(choice));
}

/** Starts to follow other tabs. */
export function connectConsent(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === CONSENT_STORAGE_KEY || key === null)
      consent.set(consentWith(readStorage(CONSENT_STORAGE_KEY)));
  });
}

function consentWith(stored: string | null): Consent {
  const { doNotTrack, globalPrivacyControl } = navigator as PrivacyNavigator;
  return consentOf({
    stored,
    doNotTrack: doNotTrack === '1',
    globalPrivacyControl: globalPrivacyControl === true,
  });
}
