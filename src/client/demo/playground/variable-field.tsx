import { useId, type ReactNode } from 'react';
import type { VariableKnob } from '../../../shared/demo/playground';

/** Most of what makes sense, in multiples of what the component has. */
const MOST = 3;

interface VariableFieldProps {
  variable: VariableKnob;
  /** Undefined while the component's own holds. */
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** The control of one CSS variable. */
export function VariableField({
  variable: { name, initial },
  value,
  onChange,
}: VariableFieldProps): ReactNode {
  const id = useId();
  const pixels = value === undefined ? initial : Number.parseFloat(value);
  return (
    <div className="knob">
      <label htmlFor={id}>
        <bdi>{name}</bdi>
      </label>
      <span className="knob-range">
        <input
          id={id}
          type="range"
          min={0}
          max={Math.max(initial * MOST, 24)}
          value={pixels}
          aria-valuetext={`${pixels}px`}
          onChange={({ target }) => onChange(target.valueAsNumber === initial ? null : `${target.value}px`)}
        />
        <output htmlFor={id} aria-live="off">
          {pixels}px
        </output>
      </span>
    </div>
  );
}
