/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useId } from 'react';

// Native: the fields of the library would be the heaviest part of these pages.
const fieldStyles = css({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  fontSize: '0.875rem',
  'input, select': {
    boxSizing: 'border-box',
    width: '100%',
    height: 40,
    paddingInline: 12,
    border: '1px solid var(--docs-palette-text-secondary)',
    borderRadius: 'var(--docs-radius-control)',
    background: 'var(--docs-palette-background-default)',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
  },
  'input:focus-visible, select:focus-visible': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: 1,
  },
  'input[aria-invalid="true"]': {
    borderColor: 'var(--docs-palette-error-main)',
  },
});

/** A field for what is written in code, with a line below that says what is expected. */
export function CodeField({
  label,
  value,
  note,
  isWrong,
  onChange,
}: {
  label: string;
  value: string;
  note: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div css={[fieldStyles, { flex: '1 1 220px' }]}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        dir="ltr"
        value={value}
        aria-describedby={`${id}note`}
        aria-invalid={isWrong}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
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

/** A choice among a few values. */
export function ValueSelect({
  label,
  value,
  values,
  onChange,
}: {
  label: string;
  value: string;
  values: readonly string[];
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div css={[fieldStyles, { minWidth: 132 }]}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {values.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </div>
  );
}
