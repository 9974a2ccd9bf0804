/** @jsxImportSource @emotion/react */
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useId } from 'react';
import { MuiScreen } from '../../../../src/client/article/mui-screen';
import { useAddressedNumber } from '../../../../src/client/ui/use-addressed-number';
import { applies, breakpointAt, rows } from './queries';

const INITIAL = 1024;
const WIDEST = 2000;
const WINDOWS = [
  { label: 'Phone', width: 390 },
  { label: 'Tablet', width: 820 },
  { label: 'Laptop', width: 1440 },
];
const MARKS = rows.map(({ name, from }) => ({ value: from, label: name }));
const QUERIES = ['up', 'only', 'down'] as const;

/** Shows which breakpoint and which media queries apply to a window. */
export function BreakpointTool() {
  return (
    <MuiScreen>
      <Tool />
    </MuiScreen>
  );
}

function Tool() {
  const id = useId();
  const [width, setWidth] = useAddressedNumber('width', INITIAL, WIDEST);
  return (
    <section
      aria-labelledby={id}
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 16,
        marginBlock: 24,
        padding: 24,
        border: '1px solid var(--docs-palette-divider)',
        borderRadius: 'var(--docs-shape-borderRadius)',
      }}
    >
      <div
        className="needs-script"
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 16,
          justifyContent: 'space-between',
        }}
      >
        <strong id={id}>Window width</strong>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-label="Typical windows"
          value={width}
          onChange={(_, chosen: number | null) => setWidth(chosen ?? width)}
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
          marks={MARKS}
          getAriaValueText={(value) => `${value} pixels`}
          onChange={(_, chosen) => setWidth(Number(chosen))}
        />
      </div>
      <p role="status">
        At {width}px the breakpoint is{' '}
        <code data-no-link>{breakpointAt(width)}</code>.
      </p>
      <div
        className="table-scroll"
        role="group"
        aria-label="Media queries"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th>Name</th>
              <th>From</th>
              {QUERIES.map((query) => (
                <th key={query}>{query}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <td>{row.name}</td>
                <td>{row.from}px</td>
                {QUERIES.map((query) => (
                  <Query
                    key={query}
                    text={row[query]}
                    isMet={applies(row[query], width)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Query({ text, isMet }: { text: string; isMet: boolean }) {
  return (
    <td
      css={
        isMet && {
          color: 'var(--docs-palette-primary-main)',
          background: 'var(--docs-palette-action-selected)',
        }
      }
    >
      <span dir="ltr">{text.replace('@media ', '')}</span>
      {isMet && <span className="visually-hidden"> applies</span>}
    </td>
  );
}
