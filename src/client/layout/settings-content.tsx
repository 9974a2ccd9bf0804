import consentStrings from 'site-data/strings-consent.json';
import settingsStrings from 'site-data/strings-settings.json';
import type { ReactNode } from 'react';
import { COLOR_MODES } from '../../shared/color-mode';
import { createTranslate } from '../../shared/translations';
import { SaveForOffline } from '../offline/ui/save-for-offline';
import { chooseConsent, consent, CONSENT_CHOICES, type ConsentChoice } from '../analytics/consent';
import { readServices } from '../analytics/report-event';
import { useColorMode, useThemeSettings } from '../settings/theme-provider';
import { counted } from '../ui/counted';
import { useStore } from '../ui/store';

/** Interface strings of the settings, which load when the drawer opens. */
const t = createTranslate({ en: { ...settingsStrings, ...consentStrings } }, 'en');

const DIRECTIONS = ['ltr', 'rtl'] as const;
const DENSITIES = ['normal', 'dense'] as const;

/** Color mode, direction, density, and consent. */
export function SettingsContent(): ReactNode {
  const [mode, setMode] = useColorMode();
  const [settings, dispatch] = useThemeSettings();
  return (
    <>
      <ChoiceGroup
        legend={t('settings.mode')}
        name="mode"
        value={mode}
        onChange={setMode}
        choices={COLOR_MODES.map((value) => ({ value, label: t(`settings.${value}`) }))}
      />
      <ChoiceGroup
        legend={t('settings.direction')}
        name="direction"
        value={settings.direction}
        onChange={(direction) => dispatch({ type: 'CHANGE', payload: { direction } })}
        choices={DIRECTIONS.map((value) => ({ value, label: t(`settings.${value}`) }))}
      />
      <ChoiceGroup
        legend={t('settings.density')}
        name="density"
        value={settings.dense ? 'dense' : 'normal'}
        onChange={(density) => dispatch({ type: 'SET_DENSE', payload: density === 'dense' })}
        choices={DENSITIES.map((value) => ({ value, label: t(`settings.${value}`) }))}
      />
      <button className="text-button" type="button" onClick={() => dispatch({ type: 'RESET_DENSITY' })}>
        {t('settings.resetDensity')}
      </button>
      {readServices().analytics && <ConsentSetting />}
      <SaveForOffline />
    </>
  );
}

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons that look like one control. */
function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>): ReactNode {
  const { legend, name, value, choices, onChange } = props;
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <div className="choice-group-row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              ref={counted({ gaEventCategory: 'settings', gaEventAction: choice.value })}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The consent setting, which can be changed at any time. */
function ConsentSetting(): ReactNode {
  const value = useStore(consent);
  if (value === 'refused') {
    return (
      <fieldset className="choice-group">
        <legend>{t('consent.title')}</legend>
        <p>{t('consent.refused')}</p>
      </fieldset>
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
