import type { ReactNode } from 'react';
import type { RenderedSettings } from './demo-look';

/** Where a demo lets its dialogs and menus appear when that is not the end of the page. */
export type PortalContainer = () => HTMLElement | null;

interface DemoProviderProps {
  settings: RenderedSettings;
  portalContainer?: PortalContainer | undefined;
  children: ReactNode;
}

/** What the demos of one documented library need around them. */
export interface DemoLibrary {
  /** Wraps a demo in the library's default theme, in the reader's density and direction. */
  Provider: (props: DemoProviderProps) => ReactNode;
  /** Families of the font that the theme expects, as CSS. */
  font?: string;
  /** Theme with CSS variables, which the build writes to a stylesheet. Optional. */
  theme?: { generateStyleSheets(): object[] };
}

/** Attribute of `<html>` with the color scheme, for the shell and demos. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
