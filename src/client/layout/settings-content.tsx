import strings from 'site-data/strings-settings.json';
import type { ReactNode } from 'react';
import { COLOR_MODES } from '../../shared/color-mode';
import { createTranslate } from '../../shared/translations';
import { SaveForOffline } from '../offline/ui/save-for-offline';
import { ConsentSetting } from '../analytics/consent-setting';
import { readServices } from '../analytics/read-services';
import { ChoiceGroup } from '../ui/choice-group';
import { useColorMode, useThemeSettings } from '../settings/theme-provider';

/** Interface strings of the settings, which load when the drawer opens. */
const t = createTranslate({ en: strings }, 'en');

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
