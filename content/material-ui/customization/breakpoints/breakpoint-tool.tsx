/** @jsxImportSource @emotion/react */
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { LiveCode, MuiScreen } from 'docs/ui';
import { toolStyles } from '../tool-styles';
import { BetweenChoice } from './between-choice';
import { printBreakpoints } from './breakpoint-code';
import { breakpointAt, marksOf, rowsOf } from './breakpoint-rules';
import { QueryTable } from './query-table';
import { useBreakpoints, WIDEST } from './use-breakpoints';
import { ValuesField } from './values-field';

const WINDOWS = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 820 },
  { label: 'Laptop', width: 1440 },
];

/** Shows the breakpoint and media queries that match a window width, with editable breakpoints. */
export function BreakpointTool() {
  return (
    <MuiScreen>
      <Tool />
    </MuiScreen>
  );
}

function Tool() {
  const id = useId();
  const chosen = useBreakpoints();
  const { width, values, unit, change } = chosen;
  const rows = rowsOf(values, unit);
  const current = breakpointAt(rows, unit, width);
  const perUnit = unit === 'px' ? 1 : 16;
  const marks = marksOf(rows, perUnit, WIDEST);
  return (
    <section aria-labelledby={id} css={toolStyles}>
      <ValuesField chosen={chosen} />
      <div
        className="needs-script tool-row"
        css={{ alignItems: 'center', justifyContent: 'space-between' }}
      >
        <strong id={id}>Window width</strong>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Typical windows"
          value={width}
          onChange={(_, next: number | null) =>
            change({ width: String(next ?? width) })
          }
        >
          {WINDOWS.map((window) => (
            <ToggleButton key={window.label} value={window.width}>
              {window.label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div className="needs-script" css={{ paddingInline: 12 }}>
        <Slider
          aria-labelledby={id}
          value={width}
          max={WIDEST}
          step={10}
          marks={marks}
          getAriaValueText={(value) => `${value} pixels`}
          onChange={(_, next) => change({ width: String(next) })}
        />
      </div>
      <p role="status">
        At {width}px{' '}
        {current === null ? (
          'there is no breakpoint'
        ) : (
          <>
            the breakpoint is <code>{current}</code>
          </>
        )}
        .
      </p>
      <QueryTable rows={rows} unit={unit} width={width} />
      <BetweenChoice chosen={chosen} names={rows.map(({ name }) => name)} />
      <LiveCode title="src/theme.ts" code={printBreakpoints(values, unit)} />
    </section>
  );
}
