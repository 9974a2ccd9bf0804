import type { ComponentsOverrides } from '@mui/material/styles';
import type { HydroGaugeProps } from './HydroGauge';

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    HydroGauge: Partial<HydroGaugeProps>;
  }
  interface ComponentNameToClassKey {
    HydroGauge: 'root' | 'level';
  }
  interface Components<Theme = unknown> {
    HydroGauge?: {
      defaultProps?: ComponentsPropsList['HydroGauge'];
      styleOverrides?: ComponentsOverrides<Theme>['HydroGauge'];
    };
  }
}
