/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';
import { fieldStyles } from './tool-field';

interface CodeFieldProps {
  label: string;
  value: string;
  note: string;
  isWrong: boolean;
  /** Content on the same line as the field. */
  before?: ReactNode;
  after?: ReactNode;
  onChange: (value: string) => void;
}

const inputStyles = css({
  flex: '1 1 220px',
  '.tool-input': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
  },
  '.tool-input > :not(button)': { flex: '1 1 120px', minWidth: 0 },
  'input[aria-invalid="true"]': {
    borderColor: 'var(--docs-palette-error-main)',
  },
  '.tool-input > input[type="color"]': {
    flex: 'none',
    width: 48,
    padding: 3,
    background: 'none',
    cursor: 'pointer',
    forcedColorAdjust: 'none',
  },
});

/** Field for code, with a hint below it. */
export function CodeField({
  label,
  value,
  note,
  isWrong,
  before,
  after,
  onChange,
}: CodeFieldProps) {
  const id = useId();
  return (
    <div css={[fieldStyles, inputStyles]}>
      <label htmlFor={id}>{label}</label>
      <div className="tool-input">
        {before}
        <input
          id={id}
          dir="ltr"
          value={value}
          aria-describedby={`${id}note`}
          aria-invalid={isWrong}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
        {after}
      </div>
      <span
        id={`${id}note`}
        css={{
          color: isWrong
            ? 'var(--docs-palette-error-main)'
            : 'var(--docs-palette-text-secondary)',
        }}
      >
        {note}
      </span>
    </div>
  );
}

/** Labeled group of buttons, as tall as the fields next to it. */
export function LabeledButtons({
  label,
  children,
}: {
  label: string;
  children: (labelId: string) => ReactNode;
}) {
  const id = useId();
  return (
    <div css={[fieldStyles, { '.MuiToggleButton-root': { height: 40 } }]}>
      <span id={id} className="label">
        {label}
      </span>
      {children(id)}
    </div>
  );
}
