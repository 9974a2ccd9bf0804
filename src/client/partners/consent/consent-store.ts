import { CONSENT_STORAGE_KEY, consentOf, type Consent, type ConsentChoice } from './consent';
import { readStorage, writeStorage } from '../../ui/storage/safe-storage';

interface PrivacyNavigator {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

const listeners = new Set<() => void>();
/** The choice of a reader whose browser stores nothing: it holds until the site is left. */
let unstored: string | null = null;

/** What the reader allows, for all tabs. */
export const consent = {
  get(): Consent {
    const { doNotTrack, globalPrivacyControl } = navigator as PrivacyNavigator;
    return consentOf({
      stored: readStorage(CONSENT_STORAGE_KEY) ?? unstored,
      doNotTrack: doNotTrack === '1',
      globalPrivacyControl: globalPrivacyControl === true,
    });
  },

  choose(choice: ConsentChoice): void {
    unstored = choice;
    writeStorage(CONSENT_STORAGE_KEY, choice);
    for (const listener of listeners) listener();
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Starts to follow other tabs. */
  connect(): void {
    window.addEventListener('storage', ({ key }) => {
      if (key === CONSENT_STORAGE_KEY || key === null) for (const listener of listeners) listener();
    });
  },
};
