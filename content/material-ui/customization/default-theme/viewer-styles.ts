import { css } from '@emotion/react';

const line = '1px solid var(--docs-palette-divider)';
const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  columnGap: 12,
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
} as const;
const modeColumns = {
  gridTemplateColumns: 'minmax(0, 5fr) repeat(2, minmax(0, 3fr))',
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'minmax(0, 4fr) repeat(2, minmax(0, 3fr))',
  },
} as const;
const scrolled = { scrollbarWidth: 'thin', scrollbarGutter: 'stable' } as const;

export const viewerStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  marginBlock: 24,
  '.tools': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
  },
  '.tools form': { display: 'flex', flex: '1 1 240px', minWidth: 0 },
  '@media (max-width: 599px)': { '.tools form': { flexBasis: '100%' } },
  '.tools input': {
    flex: 1,
    minWidth: 0,
    height: 44,
    paddingInline: 14,
    border: line,
    borderRadius: 'var(--docs-radius-control)',
    background: 'var(--docs-palette-background-paper)',
    color: 'inherit',
    font: 'inherit',
  },
  // The prefixer for mirrored styles does not support the standard name.
  '.tools input::-webkit-input-placeholder': {
    color: 'var(--docs-palette-text-secondary)',
    opacity: 1,
  },
  '.result': {
    minHeight: '1.6em',
    margin: 0,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '.modes': {
    ...columns,
    ...modeColumns,
    // As wide as the rows below, which have a scroll bar.
    ...scrolled,
    overflow: 'hidden',
    paddingBlock: 6,
    paddingInline: '0 12px',
    borderBottom: line,
    background: 'var(--docs-palette-background-paper)',
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '.modes > :first-of-type': { paddingInlineStart: 32 },
  '.frame': {
    border: line,
    borderRadius: 'var(--docs-shape-borderRadius)',
    overflow: 'hidden',
  },
  '.compare': {
    padding: 16,
    border: line,
    borderRadius: 'var(--docs-shape-borderRadius)',
    background: 'var(--docs-palette-background-paper)',
  },
  '.compare p': { marginBlock: '0 12px' },
});

const treeSize = {
  boxSizing: 'border-box',
  height: 'min(70vh, 600px)',
} as const;

/** Shown instead of an empty tree. */
export const emptyStyles = css({
  ...treeSize,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 16,
  color: 'var(--docs-palette-text-secondary)',
  textAlign: 'center',
  p: { margin: 0, overflowWrap: 'anywhere' },
});

export const treeStyles = css({
  ...treeSize,
  ...scrolled,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: 8,
  '--indent': '16px',
  '@media (max-width: 599px)': {
    '--indent': '8px',
    '.row .name': {
      fontSize: '0.75rem',
      paddingInlineStart: 'calc((var(--level) - 1) * var(--indent))',
    },
  },
  '.row': {
    ...columns,
    alignItems: 'center',
    minHeight: 32,
    paddingBlock: 2,
    paddingInline: '0 12px',
    fontSize: '0.875rem',
    lineHeight: 1.4,
    cursor: 'default',
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 32,
  },
  '.row:hover': { background: 'var(--docs-palette-action-hover)' },
  '.row[aria-selected=true]': {
    background: 'var(--docs-palette-action-selected)',
  },
  '.row:focus-visible': { outlineOffset: -2 },
  '.name': {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    overflowWrap: 'anywhere',
    paddingInlineStart: 'calc(8px + (var(--level) - 1) * var(--indent))',
    fontFamily: 'var(--docs-font-mono)',
    fontSize: '0.8125rem',
  },
  '.twisty': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    color: 'var(--docs-palette-text-secondary)',
  },
  '.twisty svg': { width: 16, height: 16 },
  '[dir=rtl] & .twisty svg': { transform: 'scaleX(-1)' },
  '[aria-expanded=true] .twisty svg, [dir=rtl] & [aria-expanded=true] .twisty svg':
    { transform: 'rotate(90deg)' },
  '@media (prefers-reduced-motion: no-preference)': {
    '.twisty svg': { transition: 'transform 120ms' },
  },
  '.values, .cell': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    minWidth: 0,
  },
  '.value': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  '&.has-modes .row': modeColumns,
  '&.has-modes .values': { display: 'contents' },
  // The same in both modes.
  '&.has-modes .cell:only-child': { gridColumn: '2 / -1' },
  '.quiet': { color: 'var(--docs-palette-text-secondary)' },
  '.change': {
    padding: '0 6px',
    border: '1px solid',
    borderRadius: 999,
    color: 'var(--docs-palette-primary-main)',
    fontSize: '0.75rem',
    fontWeight: 600,
  },
  '[data-change=added] .change': { color: 'var(--docs-palette-success-main)' },
  '[data-change=removed] .change': { color: 'var(--docs-palette-error-main)' },
  '[data-change=removed] .value': { textDecoration: 'line-through' },
  '.swatch': swatch(16),
  '@media (pointer: coarse)': { '.row': { minHeight: 44 } },
  '@media (forced-colors: active)': {
    '.row[aria-selected=true]': {
      outline: '2px solid Highlight',
      outlineOffset: -2,
    },
  },
});

export const detailsStyles = css({
  display: 'grid',
  gap: 8,
  minHeight: 168,
  alignContent: 'start',
  padding: 16,
  borderTop: line,
  background: 'var(--docs-palette-background-paper)',
  '.head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
  },
  '.head code': { overflowWrap: 'anywhere' },
  '.value': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  dl: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '4px 16px',
    maxWidth: 'none',
    margin: 0,
    fontSize: '0.875rem',
  },
  '.quiet, dt': { color: 'var(--docs-palette-text-secondary)' },
  dd: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '.swatch': swatch(20),
});

function swatch(size: number) {
  return {
    flex: 'none',
    width: size,
    height: size,
    border: '1px solid var(--docs-palette-grey-500)',
    borderRadius: 4,
    forcedColorAdjust: 'none',
    // Background of translucent colors.
    backgroundImage:
      'linear-gradient(var(--color), var(--color)), conic-gradient(#fff 25%, #bbb 0 50%, #fff 0 75%, #bbb 0)',
    backgroundSize: 'auto, 8px 8px',
  } as const;
}
