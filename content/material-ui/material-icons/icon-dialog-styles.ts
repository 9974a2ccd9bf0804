import { css } from '@emotion/react';

export const dialogStyles = css({
  '.MuiDialog-paper': {
    margin: 16,
    maxWidth: 'min(600px, 100% - 32px)',
    width: '100%',
    backgroundColor: 'var(--docs-palette-background-default)',
    backgroundImage: 'none',
  },
  '.MuiDialogTitle-root': {
    paddingInlineEnd: 64,
    fontSize: '1.25rem',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
  },
  '.close': { position: 'absolute', insetInlineEnd: 12, top: 12 },
  '.MuiDialogContent-root': {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '.views': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 16,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    padding: 16,
    borderRadius: 'var(--docs-shape-borderRadius)',
    background: 'var(--docs-palette-background-paper)',
  },
  dl: { display: 'flex', gap: 24, alignItems: 'end', margin: 0 },
  'dl > div': { display: 'grid', gap: 8, justifyItems: 'center' },
  dt: { display: 'flex' },
  dd: {
    margin: 0,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.75rem',
    textAlign: 'center',
  },
  '.MuiToggleButton-root': {
    flexDirection: 'column',
    gap: 4,
    minWidth: 0,
    paddingInline: 2,
    fontSize: '0.75rem',
    lineHeight: 1.3,
  },
  ':focus-visible': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: -2,
  },
});
