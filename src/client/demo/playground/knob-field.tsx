import { useId, useState, type ReactNode } from 'react';
import { isElement, type Knob, type PropValue } from '../../../shared/demo/playground';
import { extra } from '../frame/extra-texts';

/** Up to this many short options are radio buttons. */
const FEW = 4;
/** Letters that all of them have room for. */
const ROOM = 21;

interface KnobFieldProps {
  knob: Knob;
  /** Undefined if the user has not set it. */
  value: PropValue | undefined;
  /** Names of icons to choose from. */
  icons: readonly string[];
  onChange: (value: PropValue | undefined) => void;
}

/** The control of one prop. */
export function KnobField({ knob, value, icons, onChange }: KnobFieldProps): ReactNode {
  const id = useId();
  const label = <PropName name={knob.prop} />;
  if (knob.kind === 'choice' || knob.kind === 'icon') {
    const options = optionsOf(knob, icons);
    const letters = options.map((option) => option.label).join('').length;
    const isShort = knob.initial !== undefined && options.length <= FEW && letters <= ROOM;
    const Row = isShort ? RadioRow : SelectRow;
    return <Row {...{ id, label, options, onChange }} value={value ?? knob.initial} />;
  }
  return (
    <KnobRow id={id} label={label}>
      {knob.kind === 'switch' && (
        <input
          id={id}
          type="checkbox"
          className="knob-switch"
          checked={(value ?? knob.initial) === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
      {knob.kind === 'number' && (
        <NumberInput id={id} value={typeof value === 'number' ? value : knob.initial} onChange={onChange} />
      )}
      {knob.kind === 'text' && (
        <input
          id={id}
          type="text"
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </KnobRow>
  );
}

interface KnobRowProps {
  /** Id of the control. */
  id: string;
  label: ReactNode;
  children: ReactNode;
}

/** One row with a label and a control. */
export function KnobRow({ id, label, children }: KnobRowProps): ReactNode {
  return (
    <div className="knob">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}

interface NumberInputProps {
  id: string;
  value: number | undefined;
  /** Undefined for incomplete numbers, such as a minus sign. */
  onChange: (value: number | undefined) => void;
}

/** A number input that does not interrupt typing. An empty field gets the default on blur. */
function NumberInput({ id, value, onChange }: NumberInputProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      type="number"
      step="any"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

interface Option {
  label: string;
  value: PropValue | undefined;
}

/** Options of the control. A prop without a default can also be unset. */
function optionsOf(knob: Extract<Knob, { kind: 'choice' | 'icon' }>, icons: readonly string[]): Option[] {
  const options: Option[] =
    knob.kind === 'choice'
      ? knob.choices.map((choice) => ({ label: String(choice), value: choice }))
      : icons.map((name) => ({ label: name, value: { name, props: {}, children: [] } }));
  return knob.initial === undefined
    ? [{ label: extra('demoExtras.unset'), value: undefined }, ...options]
    : options;
}

interface RowProps extends Pick<KnobFieldProps, 'value' | 'onChange'>, Pick<KnobRowProps, 'id' | 'label'> {
  options: readonly Option[];
}

function RadioRow({ id, label, options, value, onChange }: RowProps): ReactNode {
  return (
    <div className="knob" role="radiogroup" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <div className="choice-group-row knob-choices">
        {options.map((option) => (
          <label key={option.label}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function SelectRow({ id, label, options, value, onChange }: RowProps): ReactNode {
  return (
    <KnobRow id={id} label={label}>
      <select
        id={id}
        value={options.findIndex((option) => isSame(option.value, value))}
        onChange={({ target }) => onChange(options[target.selectedIndex]?.value)}
      >
        {options.map((option, index) => (
          <option key={option.label} value={index}>
            {option.label}
          </option>
        ))}
      </select>
    </KnobRow>
  );
}

/** A name with line break opportunities between its parts. */
function PropName({ name }: { name: string }): ReactNode {
  const words = name.split(/(?=[A-Z])/);
  return <bdi>{words.flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))}</bdi>;
}

function isSame(one: PropValue | undefined, other: PropValue | undefined): boolean {
  return isElement(one) && isElement(other) ? one.name === other.name : one === other;
}
