import { css } from '@emotion/react';

export const copyStyles = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '.row': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 8,
    alignItems: 'center',
  },
  h3: {
    gridColumn: '1 / -1',
    margin: '0 0 4px',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  pre: {
    maxHeight: 132,
    margin: 0,
    padding: '8px 12px',
    overflow: 'auto',
    borderRadius: 'var(--docs-radius-control)',
    background: 'var(--docs-code-background)',
    color: 'hsl(210, 20%, 92%)',
    fontFamily: 'var(--docs-font-mono)',
    fontSize: '0.8125rem',
    lineHeight: 1.55,
  },
  code: {
    font: 'inherit',
    background: 'none',
    color: 'inherit',
    padding: 0,
    border: 0,
  },
  '.whole': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});
