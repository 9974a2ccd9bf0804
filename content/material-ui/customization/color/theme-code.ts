import type { Mode, Settings } from './color-rules';
import { swatchOf } from './swatches';

/** Main colors of both modes. */
export type Mains = Record<Mode, { primary: string; secondary: string }>;

const DEFAULTS: Settings = { tonalOffset: 0.2, contrastThreshold: 3 };

/** Theme code. Prints swatches by name and other colors as hex. */
export function printTheme(mains: Mains, settings: Settings): string {
  const colors = [mains.light, mains.dark].flatMap(({ primary, secondary }) => [
    primary,
    secondary,
  ]);
  const hues = [
    ...new Set(colors.flatMap((color) => swatchOf(color)?.hue ?? [])),
  ].sort();
  return [
    ...(hues.length === 0
      ? []
      : [`import { ${hues.join(', ')} } from '@mui/material/colors';`]),
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  colorSchemes: {',
    ...printScheme('light', mains, settings),
    ...printScheme('dark', mains, settings),
    '  },',
    '});',
    '',
  ].join('\n');
}

function printScheme(mode: Mode, mains: Mains, settings: Settings): string[] {
  const { primary, secondary } = mains[mode];
  return [
    `    ${mode}: {`,
    '      palette: {',
    `        primary: { main: ${printColor(primary)} },`,
    `        secondary: { main: ${printColor(secondary)} },`,
    ...(['tonalOffset', 'contrastThreshold'] as const)
      .filter((name) => settings[name] !== DEFAULTS[name])
      .map((name) => `        ${name}: ${settings[name]},`),
    '      },',
    '    },',
  ];
}

function printColor(hex: string): string {
  const swatch = swatchOf(hex);
  return swatch ? `${swatch.hue}[${printShade(swatch.shade)}]` : `'${hex}'`;
}

const printShade = (shade: string | number): string =>
  typeof shade === 'number' ? String(shade) : `'${shade}'`;
