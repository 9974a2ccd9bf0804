import type { ReactNode } from 'react';
import strings from 'site-data/strings-consent.json';
import { createTranslate } from '../../shared/translations';
import { renderApart } from '../ui/overlay';
import { useStore } from '../ui/store';
import { chooseConsent, consent, CONSENT_CHOICES } from './consent';

const t = createTranslate({ en: strings }, 'en');

/** Asks for consent without blocking the page. The dialog is the first Tab stop, and does not take the focus. */
export function askForConsent(): void {
  renderApart(<ConsentDialog />, 'first');
}

/** Closes after a selection here or in another tab. */
function ConsentDialog(): ReactNode {
  if (useStore(consent) !== 'unasked') return null;
  return (
    <dialog open className="consent" aria-labelledby="consent-title" aria-describedby="consent-text">
      <h2 id="consent-title">{t('consent.title')}</h2>
      <p id="consent-text">{t('consent.text')}</p>
      <div className="consent-choices">
        {CONSENT_CHOICES.toReversed().map((choice) => (
          <button key={choice} type="button" className="text-button" onClick={() => chooseConsent(choice)}>
            {t(`consent.${choice}`)}
          </button>
        ))}
      </div>
    </dialog>
  );
}
