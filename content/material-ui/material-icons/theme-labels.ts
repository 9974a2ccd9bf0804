import type { IconTheme } from 'docs/ui/icons';

export const THEME_LABELS: Readonly<Record<IconTheme, string>> = {
  Filled: 'Filled',
  Outlined: 'Outlined',
  Rounded: 'Rounded',
  TwoTone: 'Two-tone',
  Sharp: 'Sharp',
};
