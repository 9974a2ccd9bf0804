import type { DemoLibraryName } from '../product/demo-library';

/** Roboto as Material UI's default theme names it, with a stand-in of the same measures behind it. */
export const ROBOTO = `Roboto, 'Roboto Fallback', Helvetica, Arial, sans-serif`;

/** Fonts of the libraries that expect one on the page, as CSS. */
export const DEMO_FONTS: Readonly<Partial<Record<DemoLibraryName, string>>> = { material: ROBOTO };
