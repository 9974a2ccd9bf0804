import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { ConsentChoice } from './consent';
import { translate } from './text';
import { consent } from './consent-store';

/**
 * Asks for consent, without stopping the reader from reading: the dialog is the first stop of the keyboard, takes no
 * focus by itself, and goes as soon as a choice is made here or in another tab.
 */
export function askForConsent(): void {
  const place = document.createElement('div');
  document.body.prepend(place);
  const root = createRoot(place);
  const unsubscribe = consent.subscribe(() => {
    if (consent.get() === 'unasked') return;
    unsubscribe();
    root.unmount();
    place.remove();
  });
  root.render(<ConsentDialog />);
}

function ConsentDialog(): ReactNode {
  const choose = (choice: ConsentChoice) => () => consent.choose(choice);
  return (
    <dialog open className="consent" aria-labelledby="consent-title" aria-describedby="consent-text">
      <h2 id="consent-title">{translate('consent.title')}</h2>
      <p id="consent-text">{translate('consent.text')}</p>
      <div className="consent-choices">
        <button type="button" className="text-button" onClick={choose('essential')}>
          {translate('consent.essential')}
        </button>
        <button type="button" className="text-button" onClick={choose('analytics')}>
          {translate('consent.analytics')}
        </button>
      </div>
    </dialog>
  );
}
