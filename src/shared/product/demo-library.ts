/** The libraries that demos are shown in; each has a runtime of its own in `src/client/demo/runtime`. */
export const DEMO_LIBRARIES = ['material', 'joy', 'system'] as const;
export type DemoLibraryName = (typeof DEMO_LIBRARIES)[number];
