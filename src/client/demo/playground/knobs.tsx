import type { ReactNode } from 'react';
import {
  valueOf,
  withValue,
  withVariable,
  type Example,
  type Playground,
} from '../../../shared/demo/playground';
import { useStore, type Store } from '../../ui/store';
import { KnobField } from './knob-field';
import { VariableField } from './variable-field';
import { extra } from '../frame/extra-texts';

/** The controls of a playground: one row for each prop and each CSS variable. */
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
