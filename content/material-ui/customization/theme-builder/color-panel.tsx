/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Theme } from '@mui/material/styles';
import { useDeferredValue, useMemo } from 'react';
import { valueAt } from '../theme-tools';
import {
  colorPath,
  COLORS,
  MODES,
  palettePath,
  themeOf,
  type Mode,
} from './builder-options';
import { ColorField } from './color-field';
import { contrastWarnings, type ContrastWarning } from './contrast';
import type { Builder } from './use-builder';

const FIELDS = [
  ...COLORS,
  'background.default',
  'background.paper',
  'text.primary',
  'text.secondary',
];
const DEFAULTS = { light: themeOf({}, 'light'), dark: themeOf({}, 'dark') };
const MODE_NAMES = { light: 'Light', dark: 'Dark' };

/** Colors of one mode, with contrast warnings for both. */
export function ColorPanel({ builder }: { builder: Builder }) {
  const { options, mode } = builder;
  const themes = useMemo(
    () => ({
      light: themeOf(options, 'light'),
      dark: themeOf(options, 'dark'),
    }),
    [options],
  );
  // Typing and dragging have priority over the warnings.
  const shown = useDeferredValue(themes);
  const warnings = useMemo(
    () =>
      MODES.flatMap((of) =>
        contrastWarnings(shown[of]).map((warning) => ({
          ...warning,
          mode: of,
        })),
      ),
    [shown],
  );
  const set = (name: string, color: string, of: Mode): void => {
    const path = colorPath(name);
    const initial = colorIn(DEFAULTS[of], name);
    builder.set(palettePath(of, path), color, initial);
  };
  return (
    <>
      <ModeSwitch builder={builder} label="Colors of" />
      <div className="color-fields">
        {FIELDS.map((name) => (
          <ColorField
            key={`${mode} ${name}`}
            label={name}
            value={colorIn(themes[mode], name)}
            contrast={
              warnings.find(
                (warning) => warning.mode === mode && warning.name === name,
              )?.least ?? null
            }
            onChange={(color) => set(name, color, mode)}
          />
        ))}
      </div>
      <Warnings warnings={warnings} onUse={set} />
    </>
  );
}

/** Chooses a mode. */
export function ModeSwitch({
  builder,
  label,
}: {
  builder: Builder;
  label: string;
}) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={label}
      value={builder.mode}
      onChange={(_, mode: Mode | null) => mode && builder.setMode(mode)}
    >
      {MODES.map((mode) => (
        <ToggleButton key={mode} value={mode} disableRipple>
          {MODE_NAMES[mode]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Warnings({
  warnings,
  onUse,
}: {
  warnings: readonly (ContrastWarning & { mode: Mode })[];
  onUse: (name: string, color: string, mode: Mode) => void;
}) {
  return (
    <section className="contrast" aria-label="Contrast">
      <p role="status">
        <strong>
          {warnings.length === 0
            ? 'Contrast: small text is readable in all of these colors.'
            : `Contrast: ${countOf(warnings)} hard to read in small text.`}
        </strong>
      </p>
      {warnings.length > 0 && (
        <ul>
          {warnings.map(({ mode, name, color, message, better }) => (
            <li key={`${mode} ${name}`}>
              <span>
                <strong>
                  {MODE_NAMES[mode]}, {name}
                </strong>{' '}
                <span dir="ltr">({color})</span>: {message}
              </span>
              {better !== null && (
                <Button
                  size="small"
                  disableRipple
                  aria-label={`Use ${better} for ${name} in ${mode} mode`}
                  onClick={() => onUse(name, better, mode)}
                >
                  Use {better}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countOf({ length }: readonly ContrastWarning[]): string {
  return length === 1 ? '1 color is' : `${length} colors are`;
}

function colorIn({ palette }: Theme, name: string): string {
  return String(valueAt(palette, colorPath(name)));
}
