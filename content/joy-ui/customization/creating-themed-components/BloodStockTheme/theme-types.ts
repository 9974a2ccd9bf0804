import type { StyleOverrides } from '@mui/joy/styles';
import type { BloodStockOwnerState, BloodStockProps } from './BloodStock';

declare module '@mui/joy/styles' {
  interface Components<Theme = unknown> {
    BloodStock?: {
      defaultProps?: Partial<BloodStockProps>;
      styleOverrides?: StyleOverrides<
        'root' | 'amount' | 'note',
        BloodStockOwnerState,
        Theme
      >;
    };
  }
}
