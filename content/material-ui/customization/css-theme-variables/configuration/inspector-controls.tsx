/** @jsxImportSource @emotion/react */
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { isSelector, type ThemeChoice } from './inspect-theme';
import { toPrefix } from './use-inspector-address';

const SELECTORS = ['media', 'class', 'data'];
const OWN = '[data-mode="%s"]';

/** Chooses prefix and selector. */
export function InspectorControls({
  prefix,
  selector,
  onChange,
}: ThemeChoice & {
  onChange: (change: Partial<ThemeChoice>) => void;
}): ReactNode {
  const id = useId();
  const isOwn = !SELECTORS.includes(selector);
  return (
    <div className="needs-script" css={{ display: 'grid', gap: 20 }}>
      <div>
        <strong id={id} className="label">
          colorSchemeSelector
        </strong>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-labelledby={id}
          value={isOwn ? 'own' : selector}
          onChange={(_, chosen: string | null) =>
            chosen !== null &&
            onChange({ selector: chosen === 'own' ? OWN : chosen })
          }
        >
          {SELECTORS.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
          <ToggleButton value="own">Your own</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div className="choices">
        <Field
          label="cssVarPrefix"
          value={prefix}
          help="Letters, digits, and hyphens, or nothing"
          onChange={(text) => onChange({ prefix: toPrefix(text) })}
        />
        {isOwn && (
          <OwnSelector
            selector={selector}
            onChange={(own) => onChange({ selector: own })}
          />
        )}
      </div>
    </div>
  );
}

/** Text field for a custom selector, which applies once it is valid. */
function OwnSelector({
  selector,
  onChange,
}: {
  selector: string;
  onChange: (selector: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState(selector);
  const isValid = isSelector(typed) && !SELECTORS.includes(typed);
  return (
    <Field
      label="Selector"
      value={typed}
      isInvalid={!isValid}
      help={
        isValid
          ? '%s is replaced with the name of the scheme'
          : 'Write data-mode, .mode-%s, or [data-mode="%s"]'
      }
      onChange={(text) => {
        setTyped(text);
        if (isSelector(text) && !SELECTORS.includes(text)) onChange(text);
      }}
    />
  );
}

/** Text field that also keeps text typed before hydration. */
export function Field({
  label,
  value,
  help,
  isInvalid = false,
  type,
  onChange,
}: {
  label: string;
  value: string;
  help?: string;
  isInvalid?: boolean;
  type?: 'search';
  onChange: (text: string) => void;
}): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const early = useRef({ value, onChange });
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== early.current.value) early.current.onChange(typed);
  }, []);
  return (
    <FormControl className="choice" size="small" error={isInvalid}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        inputRef={input}
        type={type}
        label={label}
        value={value}
        autoComplete="off"
        inputProps={{
          dir: 'ltr',
          autoCapitalize: 'none',
          spellCheck: false,
          'aria-describedby': help === undefined ? undefined : `${id}-help`,
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      {help !== undefined && (
        <FormHelperText id={`${id}-help`}>
          <bdi>{help}</bdi>
        </FormHelperText>
      )}
    </FormControl>
  );
}
