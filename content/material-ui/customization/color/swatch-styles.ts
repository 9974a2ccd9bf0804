import { css } from '@emotion/react';

export const swatchStyles = css({
  display: 'grid',
  gap: 16,
  // Tall enough for both rows, so that the layout stays put when a color has no shades.
  minHeight: 152,
  alignContent: 'start',
  fieldset: { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '.swatches': { display: 'flex', flexWrap: 'wrap', gap: 4 },
  label: { position: 'relative', width: 32, height: 32 },
  'label input': {
    position: 'absolute',
    inset: 0,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  'label span': {
    display: 'block',
    height: '100%',
    border: '1px solid var(--docs-palette-divider)',
    borderRadius: 'var(--docs-radius-control)',
  },
  'label input:checked + span': {
    boxShadow:
      'inset 0 0 0 2px var(--docs-palette-text-primary), inset 0 0 0 4px var(--docs-palette-background-default)',
  },
  'label input:focus-visible + span': {
    outline: '2px solid var(--docs-palette-primary-main)',
    outlineOffset: 2,
  },
});
