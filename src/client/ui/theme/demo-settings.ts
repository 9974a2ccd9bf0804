import type { ColorScheme } from '../../../shared/theme/color-mode';
import type { ThemeSettings } from './theme-settings';

/** What demos take over from the shell. */
export interface DemoSettings {
  direction: ThemeSettings['direction'];
  dense: boolean;
  scheme: ColorScheme;
}

/** Settings of the demos as the build renders them. */
export const INITIAL_DEMO_SETTINGS: DemoSettings = { direction: 'ltr', dense: false, scheme: 'light' };

/** Settings that may change, and who wants to know. The same object comes back until they have changed. */
export interface DemoSettingsSource {
  get(): DemoSettings;
  subscribe(listener: () => void): () => void;
}
