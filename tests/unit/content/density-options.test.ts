import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  DEFAULTS,
  DENSEST,
  defaultProps,
  OPTIONS,
  printDensity,
} from '../../../content/material-ui/customization/density/density-options';

describe('the options of the density playground', () => {
  it.each(OPTIONS.map((option) => [`${option.component}.${option.prop}`, option] as const))(
    '%s is a prop of the package, with this default',
    (_, { component, prop, values, initial }) => {
      const name = component.slice('Mui'.length);
      const types = readFileSync(`node_modules/@mui/material/${name}/${name}.d.ts`, 'utf8');
      const [, text = ''] = new RegExp(`@default (.+)\\n\\s*\\*/\\n\\s*${prop}\\?:`).exec(types) ?? [];
      expect(text.replaceAll("'", '')).toBe(initial);
      expect(values).toContain(initial);
    },
  );

  it('make no code where nothing is changed', () => {
    expect(defaultProps(DEFAULTS)).toEqual({});
    expect(printDensity(DEFAULTS, '8')).toBe(
      "import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme();\n",
    );
  });

  it('make one entry of two props of a component, with booleans as such', () => {
    const { MuiFormControl } = defaultProps({ ...DEFAULTS, field: 'small', margin: 'dense' });
    expect(MuiFormControl).toEqual({ size: 'small', margin: 'dense' });
    expect(printDensity(DENSEST, '4')).toContain('MuiList: { defaultProps: { dense: true } },');
    expect(printDensity(DENSEST, '4')).toContain('  spacing: 4,');
  });
});
