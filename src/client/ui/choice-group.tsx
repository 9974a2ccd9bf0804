import type { ReactNode } from 'react';
import { counted } from './counted';

interface ChoiceGroupProps<Value extends string> {
  legend: string;
  name: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons that look like one control. */
export function ChoiceGroup<Value extends string>({
  legend,
  name,
  value,
  choices,
  onChange,
}: ChoiceGroupProps<Value>): ReactNode {
  return (
    <fieldset className="choice-group">
      <legend>{legend}</legend>
      <div className="choice-group-row">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              ref={counted({ gaEventCategory: 'settings', gaEventAction: choice.value })}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
