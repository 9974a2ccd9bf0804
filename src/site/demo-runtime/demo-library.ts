import type { ReactNode } from 'react';

/** What the demos of one documented library need around them. */
export interface DemoLibrary {
  /** Wraps a demo in the library's default theme. */
  Provider: (props: { children: ReactNode }) => ReactNode;
  /** Theme with CSS variables; the build writes them to a stylesheet. Absent for a library without a theme. */
  theme?: { generateStyleSheets(): object[] };
}

/** Attribute of `<html>` that carries the colour scheme; shell and demos read the same one. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
