import { css } from '@emotion/react';

const line = '1px solid var(--docs-palette-divider)';

export const inspectorStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  marginBlock: 24,
  padding: 24,
  border: line,
  borderRadius: 'var(--docs-shape-borderRadius)',
  '@media (max-width: 599.95px)': { padding: 16 },
  '.label': { display: 'block', marginBottom: 8, fontSize: '0.875rem' },
  '.choices': { display: 'flex', flexWrap: 'wrap', gap: 16 },
  '.choice': { flex: '1 1 200px', minWidth: 0 },
  '.actions': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 },
  pre: {
    margin: 0,
    padding: 16,
    overflow: 'auto',
    border: line,
    borderRadius: 'var(--docs-radius-control)',
    background: 'var(--docs-code-background)',
    color: 'hsl(60, 30%, 96%)',
    fontFamily: 'var(--docs-font-mono)',
    fontSize: '0.8125rem',
    lineHeight: 1.55,
  },
  '.result': {
    minHeight: '1.6em',
    margin: 0,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
});

export const tableStyles = css({
  '&&': { margin: 0 },
  table: { width: '100%', tableLayout: 'fixed', margin: 0 },
  'th:first-of-type': { width: '44%' },
  td: {
    overflowWrap: 'anywhere',
    fontFamily: 'var(--docs-font-mono)',
    fontSize: '0.75rem',
    verticalAlign: 'top',
  },
  '.value': { display: 'flex', gap: 6 },
  '@media (max-width: 599.95px)': {
    'th, td': { paddingInline: 8 },
    '.value': { flexDirection: 'column', gap: 2 },
  },
  '.swatch': {
    flex: 'none',
    width: '1em',
    height: '1em',
    marginTop: '0.25em',
    border: '1px solid var(--docs-palette-grey-500)',
    borderRadius: 3,
  },
  button: {
    display: 'block',
    width: '100%',
    minHeight: 24,
    padding: 0,
    border: 0,
    borderRadius: 3,
    background: 'none',
    color: 'var(--docs-palette-primary-main)',
    font: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'copy',
  },
  'button:hover': { textDecoration: 'underline' },
  'button:focus-visible': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: 2,
  },
});
