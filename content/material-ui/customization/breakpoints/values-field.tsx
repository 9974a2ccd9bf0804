/** @jsxImportSource @emotion/react */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CodeField, LabeledButtons } from '../code-field';
import {
  DEFAULT_VALUES,
  parseValues,
  printValues,
  UNITS,
  type Unit,
} from './breakpoint-rules';
import type { ChosenBreakpoints } from './use-breakpoints';

const EXAMPLES: { label: string; values: string; unit: Unit }[] = [
  { label: 'Default', values: printValues(DEFAULT_VALUES), unit: 'px' },
  {
    label: 'Extra breakpoint',
    values: `${printValues(DEFAULT_VALUES)},wall:1920`,
    unit: 'px',
  },
  {
    label: 'Custom names in em',
    values: 'phone:0,tablet:40,desktop:64',
    unit: 'em',
  },
];

/** Field for names and widths, with a choice of unit. */
export function ValuesField({ chosen }: { chosen: ChosenBreakpoints }) {
  const { values, unit, change } = chosen;
  const text = printValues(values);
  // Keep invalid input until it is valid or other values are chosen.
  const [draft, setDraft] = useState<{ read: string; text: string } | null>(
    null,
  );
  const shown = draft?.read === text ? draft.text : text;
  const isWrong = parseValues(shown) === null;
  const type = (next: string) => {
    const parsed = parseValues(next);
    setDraft({ read: parsed ? printValues(parsed) : text, text: next });
    if (parsed) change({ values: printValues(parsed) });
  };
  return (
    <div className="needs-script" css={{ display: 'grid', gap: 16 }}>
      <div
        role="group"
        aria-label="Examples"
        css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}
      >
        {EXAMPLES.map((example) => (
          <Button
            key={example.label}
            size="small"
            variant="outlined"
            onClick={() => {
              setDraft(null);
              change({ values: example.values, unit: example.unit });
            }}
          >
            {example.label}
          </Button>
        ))}
      </div>
      <div className="tool-row">
        <CodeField
          label="Breakpoints"
          value={shown}
          isWrong={isWrong}
          note={
            isWrong
              ? 'Each name and each width once, such as xs:0,sm:600'
              : 'Names and the widths where they start'
          }
          onChange={type}
        />
        <LabeledButtons label="Unit">
          {(labelId) => (
            <ToggleButtonGroup
              exclusive
              size="small"
              color="primary"
              aria-labelledby={labelId}
              value={unit}
              onChange={(_, next: Unit | null) =>
                change({ unit: next ?? unit })
              }
            >
              {UNITS.map((name) => (
                <ToggleButton key={name} value={name}>
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        </LabeledButtons>
      </div>
    </div>
  );
}
