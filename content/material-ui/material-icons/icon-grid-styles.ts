import { css } from '@emotion/react';

/** Height of a row in px. */
export const ROW = 104;
/** Minimum column width in px. */
export const LEAST_COLUMN = 100;

/** A single style rule for all cells, because every keystroke renders new cells. */
export const gridStyles = css({
  height: 'clamp(340px, 100vh - 300px, 640px)',
  overflowY: 'auto',
  overscrollBehavior: 'auto',
  contain: 'strict',
  border: '1px solid var(--docs-palette-divider)',
  borderRadius: 'var(--docs-shape-borderRadius)',
  scrollbarGutter: 'stable',
  '& > div': { position: 'relative' },
  '.icon-row': {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    display: 'grid',
    height: ROW,
    paddingInline: 4,
  },
  '[role=gridcell]': { display: 'grid', minWidth: 0 },
  button: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    margin: 3,
    padding: '14px 4px 4px',
    border: 0,
    borderRadius: 'var(--docs-radius-control)',
    background: 'none',
    color: 'var(--docs-palette-text-primary)',
    font: 'inherit',
    cursor: 'pointer',
  },
  'button:hover': { background: 'var(--docs-palette-action-hover)' },
  'button:focus-visible': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: -2,
  },
  svg: { flex: 'none', width: 32, height: 32, fill: 'currentColor' },
  span: {
    display: '-webkit-box',
    maxWidth: '100%',
    overflow: 'hidden',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.6875rem',
    lineHeight: 1.3,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
});
