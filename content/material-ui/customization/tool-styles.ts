import { css } from '@emotion/react';

/** Styles shared by all tools. */
export const toolStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  marginBlock: 24,
  padding: 24,
  border: '1px solid var(--docs-palette-divider)',
  borderRadius: 'var(--docs-shape-borderRadius)',
  '@media (max-width: 599px)': { padding: 16 },
  '& > *': { margin: 0 },
  '& .MuiCode-root': { marginTop: 0 },
  '& .tool-row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: 16,
  },
  '& .tool-pair': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: 16,
  },
  '& .tool-note': {
    margin: 0,
    color: 'var(--docs-palette-text-secondary)',
    fontSize: '0.875rem',
  },
  '& .tool-label': {
    display: 'block',
    marginBlockEnd: 8,
    padding: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
  },
});
