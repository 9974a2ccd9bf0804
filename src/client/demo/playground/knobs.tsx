import { useId, type ReactNode } from 'react';
import {
  valueOf,
  withValue,
  withVariable,
  type Example,
  type Playground,
  type VariableKnob,
} from '../../../shared/demo/playground';
import { useStore, type Store } from '../../ui/store';
import { extra } from '../frame/extra-texts';
import { KnobField, KnobRow } from './knob-field';

/** The controls of a playground, with one row for each prop and each CSS variable. */
export function Knobs({ playground, store }: { playground: Playground; store: Store<Example> }): ReactNode {
  const example = useStore(store);
  const { knobs, variables, icons } = playground;
  return (
    <div role="group" aria-label={extra('demoExtras.props')}>
      {knobs.map((knob) => (
        <KnobField
          key={knob.prop}
          knob={knob}
          icons={icons}
          value={valueOf(example, knob.prop)}
          onChange={(value) => store.set(withValue(store.get(), knob, value))}
        />
      ))}
      {variables.map((variable) => (
        <VariableField
          key={variable.name}
          variable={variable}
          value={example.variables[variable.name]}
          onChange={(value) => store.set(withVariable(store.get(), variable.name, value))}
        />
      ))}
    </div>
  );
}

/** Maximum value, as a multiple of the default. */
const MOST = 3;

interface VariableFieldProps {
  variable: VariableKnob;
  /** Undefined for the component's default. */
  value: string | undefined;
  onChange: (value: string | null) => void;
}

/** The control of one CSS variable. */
function VariableField({ variable: { name, initial }, value, onChange }: VariableFieldProps): ReactNode {
  const id = useId();
  const pixels = value === undefined ? initial : Number.parseFloat(value);
  return (
    <KnobRow id={id} label={<bdi>{name}</bdi>}>
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
    </KnobRow>
  );
}
