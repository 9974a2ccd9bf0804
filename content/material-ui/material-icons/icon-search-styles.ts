import { css } from '@emotion/react';

const line = '1px solid var(--docs-palette-divider)';

export const screenStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  position: 'relative',
  marginBlock: 24,
  form: {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    height: 52,
    paddingInline: 16,
    border: line,
    borderRadius: 'var(--docs-shape-borderRadius)',
    background: 'var(--docs-palette-background-paper)',
  },
  'form:focus-within': {
    outline: '2px solid var(--docs-palette-primary-main)',
  },
  'form .icon': { flex: 'none', color: 'var(--docs-palette-text-secondary)' },
  'form input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
  },
  'form input::placeholder': {
    color: 'var(--docs-palette-text-secondary)',
    opacity: 1,
  },
  fieldset: {
    display: 'flex',
    margin: 0,
    padding: 0,
    border: line,
    borderRadius: 'var(--docs-radius-control)',
    overflow: 'hidden',
  },
  label: { position: 'relative', flex: 1, minWidth: 0, cursor: 'pointer' },
  'label + label': { borderInlineStart: line },
  'label input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  'label span': {
    display: 'block',
    padding: '9px 2px',
    fontSize: '0.8125rem',
    fontWeight: 500,
    textAlign: 'center',
  },
  'label:hover span': { background: 'var(--docs-palette-action-hover)' },
  'label input:checked + span': {
    background: 'var(--docs-palette-action-selected)',
    color: 'var(--docs-palette-primary-main)',
  },
  'label input:focus-visible + span': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: -2,
  },
  '.icon-result': {
    minHeight: '1.6em',
    margin: 0,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '.icon-none': {
    position: 'absolute',
    insetInline: 24,
    bottom: 0,
    margin: 0,
    paddingBlock: 24,
    textAlign: 'center',
  },
});
