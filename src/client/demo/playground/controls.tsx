import { type ReactNode, useId, useState } from 'react';
import { DEFAULT_CODE_STYLING } from '../../../shared/code-variant';
import {
  type Example,
  isElement,
  type Control,
  type Playground,
  printModule,
  type PropValue,
  valueOf,
  withValue,
} from '../../../shared/playground';
import { useCodeVariant } from '../../settings/code-variant-provider';
import { announce } from '../../ui/announce';
import { ResetIcon } from '../../ui/icons';
import { useTranslate } from '../../ui/providers';
import { type Store, useStore } from '../../ui/store';
import { SandboxButtons, ToolbarButton } from '../frame/demo-toolbar';
import { extra } from '../frame/extra-texts';
import { type PlacedDemo, useSandboxes } from '../frame/use-demo-controls';

// Loads together with the controls.
export { highlightExample } from '../../../shared/playground';

/** A playground on a page of a product. */
export interface PlacedPlayground extends Omit<PlacedDemo, 'options'> {
  playground: Playground;
}

interface ActionsProps extends PlacedPlayground {
  store: Store<Example>;
  onReset: () => void;
}

/** Actions of a playground. */
export function Actions({ store, onReset, ...placed }: ActionsProps): ReactNode {
  const t = useTranslate();
  const code = (): string => printModule(store.get(), placed.demo.name, placed.playground.modules);
  const sandboxes = useSandboxes(placed, DEFAULT_CODE_STYLING, useCodeVariant()[0], code);
  return (
    <div className="demo-toolbar-end">
      <SandboxButtons tabIndex={0} sandboxes={sandboxes} />
      <ToolbarButton
        tabIndex={0}
        name="resetDemo"
        onClick={() => {
          onReset();
          announce(t('demo.wasReset'));
        }}
      >
        <ResetIcon />
      </ToolbarButton>
    </div>
  );
}

/** The controls of a playground, with one row for each prop and each CSS variable. */
export function Controls({
  playground,
  store,
}: {
  playground: Playground;
  store: Store<Example>;
}): ReactNode {
  const example = useStore(store);
  return (
    <div role="group" aria-label={extra('demoExtras.props')}>
      {playground.controls.map((control) => (
        <ControlField
          key={control.prop}
          control={control}
          icons={playground.icons}
          value={valueOf(example, control)}
          onChange={(value) => store.set(withValue(store.get(), control, value))}
        />
      ))}
    </div>
  );
}

/** Maximum value of a CSS variable, as a multiple of the default. */
const MOST = 3;

/** Up to this many short options are radio buttons. */
const FEW = 4;
/** Letters that all of them have room for. */
const ROOM = 21;

interface ControlFieldProps {
  control: Control;
  /** Undefined if the user has not set it. */
  value: PropValue | undefined;
  /** Names of icons to choose from. */
  icons: readonly string[];
  onChange: (value: PropValue | undefined) => void;
}

/** One row with the name and the control of a prop or a CSS variable. */
function ControlField({ control, value: chosen, icons, onChange }: ControlFieldProps): ReactNode {
  const id = useId();
  const value = chosen ?? control.initial;
  const options = optionsOf(control, icons);
  const letters = options.map(labelOf).join('').length;
  const isShort = control.initial !== undefined && options.length <= FEW && letters <= ROOM;
  const label = control.kind === 'variable' ? <bdi>{control.prop}</bdi> : <PropName name={control.prop} />;
  if (control.kind === 'choice' && isShort) {
    return (
      <div className="playground-control" role="radiogroup" aria-labelledby={id}>
        <span id={id}>{label}</span>
        <div className="choice-group-row playground-choices">
          {options.map((option) => (
            <label key={labelOf(option)}>
              <input type="radio" name={id} checked={option === value} onChange={() => onChange(option)} />
              <span>{labelOf(option)}</span>
            </label>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className="playground-control">
      <label htmlFor={id}>{label}</label>
      <ControlInput {...{ id, control, value, options, onChange }} />
    </div>
  );
}

interface ControlInputProps extends Omit<ControlFieldProps, 'icons'> {
  id: string;
  options: readonly (PropValue | undefined)[];
}

/** The control. Its value can be the default. */
function ControlInput({ id, control, value, options, onChange }: ControlInputProps): ReactNode {
  const number = typeof value === 'number' ? value : undefined;
  switch (control.kind) {
    case 'switch':
      return (
        <input
          id={id}
          type="checkbox"
          className="switch"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    case 'number':
      return <NumberInput id={id} value={number} onChange={onChange} />;
    case 'variable':
      return (
        <span className="playground-range">
          <input
            id={id}
            type="range"
            min={0}
            max={Math.max(control.initial * MOST, 24)}
            value={number}
            aria-valuetext={`${number}px`}
            onChange={({ target }) => onChange(target.valueAsNumber)}
          />
          <output htmlFor={id} aria-live="off">
            {number}px
          </output>
        </span>
      );
    case 'text':
      return (
        <input
          id={id}
          type="text"
          value={String(value ?? '')}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    case 'choice':
    case 'icon':
      return (
        <select
          id={id}
          value={labelOf(value)}
          onChange={({ target }) => onChange(options[target.selectedIndex])}
        >
          {options.map((option) => (
            <option key={labelOf(option)}>{labelOf(option)}</option>
          ))}
        </select>
      );
  }
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

/** Values to choose from. A prop without a default can also be unset. */
function optionsOf(control: Control, icons: readonly string[]): (PropValue | undefined)[] {
  const values =
    control.kind === 'choice' ? control.choices : icons.map((name) => ({ name, props: {}, children: [] }));
  return control.initial === undefined ? [undefined, ...values] : [...values];
}

function labelOf(value: PropValue | undefined): string {
  if (value === undefined) return extra('demoExtras.unset');
  return isElement(value) ? value.name : String(value);
}

/** A name with line break opportunities between its parts. */
function PropName({ name }: { name: string }): ReactNode {
  const words = name.split(/(?=[A-Z])/);
  return <bdi>{words.flatMap((word, index) => (index === 0 ? [word] : [<wbr key={index} />, word]))}</bdi>;
}
