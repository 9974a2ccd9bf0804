import { amber, blue, green, indigo, pink, teal } from '@mui/material/colors';
import { extendTheme, type CssVarsThemeOptions } from '@mui/joy/styles';
import {
  isObject,
  valueAt,
  withValueAt,
  type LiteralObject,
} from '../../../material-ui/customization/theme-tools';
import {
  MODES,
  type Mode,
} from '../../../material-ui/customization/theme-builder/builder-options';
import { print } from '../../../material-ui/customization/theme-builder/print-theme';
import {
  areComponentDefaults,
  PALETTES,
  type PaletteName,
} from './component-defaults';

export const SHADES = '50 100 200 300 400 500 600 700 800 900'.split(' ');
export const PRESETS: Readonly<Record<string, object>> = {
  amber,
  blue,
  green,
  indigo,
  pink,
  teal,
};

const PREVIEW = 'builder';
const DEFAULTS = extendTheme();
const TOKEN = /^(plain|outlined|soft|solid)[A-Z]/;

/** Variant tokens of a palette, such as `solidBg`. */
export function tokensOf(mode: Mode, palette: PaletteName): string[] {
  return Object.keys(DEFAULTS.colorSchemes[mode].palette[palette]).filter(
    (name) => TOKEN.test(name),
  );
}

/** The default of a shade or token, without fallbacks. */
export function defaultOf(
  mode: Mode,
  palette: PaletteName,
  name: string,
): string {
  const value = valueAt(DEFAULTS.colorSchemes[mode].palette, [palette, name]);
  const variable = /^var\((--[\w-]+)/.exec(String(value))?.[1];
  return variable ? `var(${variable})` : String(value);
}

/** Options in which both color schemes have the shades of a preset. */
export function withPreset(
  options: LiteralObject,
  palette: PaletteName,
  preset: string,
): LiteralObject {
  return MODES.reduce(
    (all, mode) =>
      SHADES.reduce(
        (next, shade) =>
          withValueAt(
            next,
            ['colorSchemes', mode, 'palette', palette, shade],
            String(valueAt(PRESETS[preset], [shade])),
          ),
        all,
      ),
    options,
  );
}

/** Options without changes to a palette. */
export function withoutPalette(
  options: LiteralObject,
  palette: PaletteName,
): LiteralObject {
  return MODES.reduce(
    (all, mode) =>
      withValueAt(all, ['colorSchemes', mode, 'palette', palette], undefined),
    options,
  );
}

/** A theme whose CSS variables are not those of other Joy UI themes on the page. */
export function previewTheme(options: LiteralObject) {
  const text = JSON.stringify(options).replaceAll('--joy-', `--${PREVIEW}-`);
  return extendTheme({
    ...(JSON.parse(text) as CssVarsThemeOptions),
    cssVarPrefix: PREVIEW,
    colorSchemeSelector: `data-${PREVIEW}-scheme`,
  });
}

/** Throws or returns false if options in a link are not from the builder. */
export function isJoyTheme(options: LiteralObject): boolean {
  const { colorSchemes = {}, components = {}, ...others } = options;
  return (
    Object.keys(others).length === 0 &&
    areComponentDefaults(components) &&
    isObject(colorSchemes) &&
    Object.entries(colorSchemes).every(
      ([mode, scheme]) =>
        MODES.some((known) => known === mode) &&
        Object.entries(valueAtObject(scheme, 'palette')).every(
          ([name, palette]) =>
            PALETTES.some((known) => known === name) &&
            isObject(palette) &&
            Object.values(palette).every((value) => typeof value === 'string'),
        ),
    ) &&
    Boolean(previewTheme(options))
  );
}

function valueAtObject(value: unknown, name: string): LiteralObject {
  const found = valueAt(value, [name]);
  return isObject(found) ? found : {};
}

/** A file with the theme. Colors come before components. */
export function printJoyTheme({
  colorSchemes,
  components,
}: LiteralObject): string {
  const options = {
    ...(colorSchemes !== undefined && { colorSchemes }),
    ...(components !== undefined && { components }),
  };
  return `import { extendTheme } from '@mui/joy/styles';

export const theme = extendTheme(${print(options, '', false)});
`;
}
