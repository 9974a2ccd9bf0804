/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useId } from 'react';

// Native fields, because the ones from the library would be the heaviest part of these pages.
export const fieldStyles = css({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  fontSize: '0.875rem',
  'label, .label': { fontWeight: 600 },
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
});

/** Choice between a few values. */
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
