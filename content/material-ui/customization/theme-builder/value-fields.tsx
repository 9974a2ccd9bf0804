/** @jsxImportSource @emotion/react */
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import { useId } from 'react';
import { valueAt } from '../theme-tools';
import type { Choice, Measure, Toggle } from './settings';
import type { Builder } from './use-builder';

interface SelectFieldProps {
  label: string;
  value: string | number;
  values: Choice['values'];
  onChange: (value: string | number) => void;
}

/** One of several values. One that is not among them, from options that were pasted, is shown as it is. */
export function SelectField({
  label,
  value,
  values,
  onChange,
}: SelectFieldProps) {
  const id = useId();
  const isKnown = values.some((known) => known.value === value);
  const all = isKnown ? values : [...values, { value, label: String(value) }];
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) =>
          onChange(all[target.selectedIndex]?.value ?? value)
        }
      >
        {all.map((known) => (
          <option key={known.value} value={known.value}>
            {known.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Setting with several values. */
export function ChoiceField({
  builder,
  choice: { label, path, values },
}: {
  builder: Builder;
  choice: Choice;
}) {
  const initial = values[0]?.value ?? '';
  const value = valueAt(builder.options, path) ?? initial;
  return (
    <SelectField
      label={label}
      value={typeof value === 'number' ? value : String(value)}
      values={values}
      onChange={(next) => builder.set(path, next, initial)}
    />
  );
}

/** Setting that is on or off. */
export function ToggleField({
  builder,
  toggle: { label, path, value },
}: {
  builder: Builder;
  toggle: Toggle;
}) {
  return (
    <FormControlLabel
      control={<Checkbox disableRipple />}
      label={label}
      checked={valueAt(builder.options, path) === value}
      onChange={(_, isOn) =>
        builder.set(path, isOn ? value : undefined, undefined)
      }
    />
  );
}

/** A number of pixels. */
export function MeasureField({
  builder,
  measure: { label, path, min, max, initial },
}: {
  builder: Builder;
  measure: Measure;
}) {
  const id = useId();
  const found = valueAt(builder.options, path);
  const value = typeof found === 'number' ? found : initial;
  return (
    <div className="field">
      <span className="label">
        <span id={id}>{label}</span>: {value}px
      </span>
      <div css={{ paddingInline: 10 }}>
        <Slider
          aria-labelledby={id}
          value={value}
          min={min}
          max={max}
          marks={[{ value: initial, label: `${initial} (default)` }]}
          getAriaValueText={(pixels) => `${pixels} pixels`}
          onChange={(_, next) => builder.set(path, Number(next), initial)}
        />
      </div>
    </div>
  );
}
