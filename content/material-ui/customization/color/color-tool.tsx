/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId, useState } from 'react';
import { LiveCode, MuiScreen } from 'docs/ui';
import { toolStyles } from '../tool-styles';
import { ColorField } from './color-field';
import { ColorPreview } from './color-preview';
import { ColorSettings } from './color-settings';
import { ContrastTable } from './contrast-table';
import type { Mode } from './color-rules';
import { SwatchPicker } from './swatch-picker';
import { printTheme } from './theme-code';
import { useColors, type Role } from './use-colors';

const SLOTS = [
  { role: 'primary', mode: 'light', label: 'Primary, light mode' },
  { role: 'primary', mode: 'dark', label: 'Primary, dark mode' },
  { role: 'secondary', mode: 'light', label: 'Secondary, light mode' },
  { role: 'secondary', mode: 'dark', label: 'Secondary, dark mode' },
] as const satisfies readonly { role: Role; mode: Mode; label: string }[];

/** Two columns, or one on phones. */
const choiceStyles = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: 8,
  '&& .MuiToggleButton-root': {
    justifyContent: 'flex-start',
    gap: 8,
    margin: 0,
    border: '1px solid var(--docs-palette-divider)',
    borderRadius: 'var(--docs-radius-control)',
    textAlign: 'start',
  },
});

/** Creates a palette from one or two colors and rates its contrast. */
export function ColorTool() {
  return (
    <MuiScreen>
      <Tool />
    </MuiScreen>
  );
}

function Tool() {
  const id = useId();
  const colors = useColors();
  const [place, setPlace] = useState(0);
  const { role, mode, label } = SLOTS[place] ?? SLOTS[0];
  const main = colors.mains[mode][role];
  const setMain = (hex: string | null) => colors.setMain(role, mode, hex);
  return (
    <section aria-label="Color tool" css={toolStyles}>
      <div className="needs-script">
        <span id={id} className="tool-label">
          Color to edit
        </span>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-labelledby={id}
          value={place}
          onChange={(_, chosen: number | null) => setPlace(chosen ?? place)}
          css={choiceStyles}
        >
          {SLOTS.map((slot, index) => (
            <ToggleButton key={slot.label} value={index}>
              <span
                css={{
                  flex: 'none',
                  width: 16,
                  height: 16,
                  border: '1px solid var(--docs-palette-text-secondary)',
                  borderRadius: 999,
                }}
                style={{ background: colors.mains[slot.mode][slot.role] }}
              />
              {slot.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <ColorField
        key={place}
        label={label}
        hex={main}
        note={noteOf(mode, colors.isSuggested(role, mode))}
        onChange={setMain}
        onReset={
          mode === 'dark' && !colors.isSuggested(role, mode)
            ? () => setMain(null)
            : null
        }
      />
      <SwatchPicker hex={main} onChange={setMain} />
      <ColorSettings colors={colors} />
      <ContrastTable
        label={label}
        main={main}
        mode={mode}
        settings={colors.settings}
      />
      <div className="tool-pair">
        <ColorPreview mode="light" colors={colors} />
        <ColorPreview mode="dark" colors={colors} />
      </div>
      <LiveCode
        title="src/theme.ts"
        code={printTheme(colors.mains, colors.settings)}
      />
    </section>
  );
}

function noteOf(mode: Mode, isSuggested: boolean): string {
  if (mode === 'light') return 'Six hex digits, or a swatch below';
  return isSuggested
    ? 'Suggested lighter shade'
    : 'Your own color for dark mode';
}
