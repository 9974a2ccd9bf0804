import type { IconTheme } from '../../../src/shared/site/icon-files';

export const THEME_LABELS: Readonly<Record<IconTheme, string>> = {
  Filled: 'Filled',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'Two-tone',
  Sharp: 'Sharp',
};
