import { createContext } from 'react';
import { INITIAL_DEMO_SETTINGS, type DemoSettingsSource } from '../../ui/theme/demo-settings';

/** The settings, for a demo that brings a theme of its own and so gets none from its library's provider. */
export const DemoSettingsContext = createContext<DemoSettingsSource>({
  get: () => INITIAL_DEMO_SETTINGS,
  subscribe: () => () => {},
});
