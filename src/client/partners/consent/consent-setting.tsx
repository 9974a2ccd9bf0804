import { useSyncExternalStore, type ReactNode } from 'react';
import { CONSENT_CHOICES, type ConsentChoice } from './consent';
import { translate } from './text';
import { ChoiceGroup } from '../../ui/choice-group';
import { consent } from './consent-store';

/** The reader's consent among the settings, where it can be changed at any time. */
export function ConsentSetting(): ReactNode {
  const value = useSyncExternalStore(consent.subscribe, consent.get);
  if (value === 'refused') {
    return (
      <div className="choice-group">
        <p className="choice-group-legend">{translate('consent.title')}</p>
        <p className="choice-group-note">{translate('consent.refused')}</p>
      </div>
    );
  }
  return (
    <ChoiceGroup<ConsentChoice>
      legend={translate('consent.title')}
      name="consent"
      value={value === 'analytics' ? 'analytics' : 'essential'}
      onChange={consent.choose}
      choices={CONSENT_CHOICES.map((choice) => ({ value: choice, label: translate(`consent.${choice}`) }))}
    />
  );
}
