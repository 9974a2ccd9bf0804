import type { ReactNode } from 'react';
import type { RenderedSettings } from './demo-look';

/** Container of dialogs and menus, if it is not the body. */
export type PortalContainer = () => HTMLElement | null;

interface DemoProviderProps {
  settings: RenderedSettings;
  portalContainer?: PortalContainer | undefined;
  children: ReactNode;
}

/** Runtime of one documented library for demos. */
export interface DemoLibrary {
  /** Wraps a demo in the library's default theme, with the user's density and direction. */
  Provider: (props: DemoProviderProps) => ReactNode;
  /** Families of the font that the theme expects, as CSS. */
  font?: string;
  /** Theme with CSS variables, which the build writes to a stylesheet. Optional. */
  theme?: { generateStyleSheets(): object[] };
}

/** Attribute of `<html>` with the color scheme, for the shell and demos. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
