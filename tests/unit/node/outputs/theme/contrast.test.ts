import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { branding } from './branding';

/** Contrast of body text (WCAG level AAA), and of all other text (level AA). */
const BODY = 7;
const OTHER = 4.5;
const STATUSES = ['info', 'success', 'warning', 'error'] as const;

const { colorSchemes } = branding;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const palette = colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no scheme "${scheme}".`);
  const { text, background, action, primary } = palette;
  const surfaces = { page: background.default, paper: background.paper, hovered: action.hover };
  const tints = Object.fromEntries(STATUSES.map((name) => [`${name} callout`, palette[name].light]));
  const everywhere = { ...surfaces, selected: action.selected, ...tints };

  it.each(Object.entries(everywhere))('body text is clear on: %s', (_, surface) => {
    expect(getContrastRatio(text.primary, surface)).toBeGreaterThanOrEqual(BODY);
  });

  it.each(Object.entries(everywhere))('secondary text and links are legible on: %s', (_, surface) => {
    expect(getContrastRatio(text.secondary, surface)).toBeGreaterThanOrEqual(OTHER);
    expect(getContrastRatio(primary.main, surface)).toBeGreaterThanOrEqual(OTHER);
  });

  it.each(STATUSES)('titles of callouts and text of badges are legible: %s', (name) => {
    expect(getContrastRatio(palette[name].main, palette[name].light)).toBeGreaterThanOrEqual(OTHER);
    expect(getContrastRatio(palette[name].main, background.default)).toBeGreaterThanOrEqual(OTHER);
  });

  it('text on the accent is legible', () => {
    expect(getContrastRatio(primary.contrastText, primary.main)).toBeGreaterThanOrEqual(OTHER);
  });
});
