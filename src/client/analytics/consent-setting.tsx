import type { ReactNode } from 'react';
import strings from 'site-data/strings-consent.json';
import { createTranslate } from '../../shared/translations';
import { chooseConsent, consent, CONSENT_CHOICES, type ConsentChoice } from './consent';
import { ChoiceGroup } from '../ui/choice-group';
import { useStore } from '../ui/store';

const t = createTranslate({ en: strings }, 'en');

/** The consent setting, which can be changed at any time. */
export function ConsentSetting(): ReactNode {
  const value = useStore(consent);
  if (value === 'refused') {
    return (
      <div className="choice-group">
        <p className="choice-group-legend">{t('consent.title')}</p>
        <p className="choice-group-note">{t('consent.refused')}</p>
      </div>
    );
  }
  return (
    <ChoiceGroup<ConsentChoice>
      legend={t('consent.title')}
      name="consent"
      value={value === 'analytics' ? 'analytics' : 'essential'}
      onChange={chooseConsent}
      choices={CONSENT_CHOICES.map((choice) => ({ value: choice, label: t(`consent.${choice}`) }))}
    />
  );
}
