/** The libraries that demos are shown in; each has a runtime of its own in `src/client/demo/runtime`. */
export const DEMO_LIBRARIES = ['material', 'joy', 'system'] as const;
export type DemoLibraryName = (typeof DEMO_LIBRARIES)[number];

/** Roboto as Material UI's default theme names it, with a stand-in of the same measures behind it. */
export const ROBOTO = `Roboto, 'Roboto Fallback', Helvetica, Arial, sans-serif`;

/** Fonts of the libraries that expect one on the page, as CSS. */
export const DEMO_FONTS: Readonly<Partial<Record<DemoLibraryName, string>>> = { material: ROBOTO };
