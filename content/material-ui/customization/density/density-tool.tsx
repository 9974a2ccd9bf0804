/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { createTheme, type Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import { useMemo } from 'react';
import { LiveCode, MuiScreen, useAddressedTexts } from 'docs/ui';
import { ValueSelect } from '../tool-field';
import { toolStyles } from '../tool-styles';
import {
  DEFAULT_UNIT,
  defaultProps,
  DEFAULTS,
  DENSEST,
  OPTIONS,
  printDensity,
  UNITS,
} from './density-options';
import { DensityPreview } from './density-preview';

const INITIAL: Record<string, string> = { ...DEFAULTS, spacing: DEFAULT_UNIT };
const VALUES: Record<string, readonly string[]> = {
  ...Object.fromEntries(OPTIONS.map(({ id, values }) => [id, values])),
  spacing: UNITS,
};
const PRESETS = [
  { label: 'Default', choices: INITIAL },
  { label: 'Densest', choices: { ...DENSEST, spacing: '4' } },
];

const isValid = (name: string, value: string): boolean =>
  VALUES[name]?.includes(value) === true;

/** Sets the density of each component and prints the theme. */
export function DensityTool() {
  return (
    <MuiScreen>
      <Tool />
    </MuiScreen>
  );
}

function Tool() {
  const [choices, change] = useAddressedTexts(INITIAL, isValid);
  const unit = choices['spacing'] ?? DEFAULT_UNIT;
  const components = useMemo(() => componentsOf(choices), [choices]);
  const { spacing } = useMemo(
    () => createTheme({ spacing: Number(unit) }),
    [unit],
  );
  return (
    <section aria-label="Density playground" css={toolStyles}>
      <div
        className="needs-script"
        role="group"
        aria-label="Examples"
        css={{ display: 'flex', gap: 8 }}
      >
        {PRESETS.map(({ label, choices: preset }) => (
          <Button
            key={label}
            size="small"
            variant="outlined"
            onClick={() => change(preset)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div
        className="needs-script"
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
          gap: 16,
        }}
      >
        {OPTIONS.map(({ id, label, prop, values }) => (
          <ValueSelect
            key={id}
            label={`${label}, ${prop}`}
            value={choices[id] ?? ''}
            values={values}
            onChange={(value) => change({ [id]: value })}
          />
        ))}
        <ValueSelect
          label="theme.spacing"
          value={unit}
          values={UNITS}
          onChange={(value) => change({ spacing: value })}
        />
      </div>
      <ThemeProvider
        theme={(outer: Theme) => ({ ...outer, components, spacing })}
      >
        <DensityPreview />
      </ThemeProvider>
      <LiveCode title="src/theme.ts" code={printDensity(choices, unit)} />
    </section>
  );
}

function componentsOf(choices: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(defaultProps(choices)).map(([name, props]) => [
      name,
      { defaultProps: props },
    ]),
  );
}
