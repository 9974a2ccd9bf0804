import type { DemoLibrary } from '../../client/demo/runtime/demo-tree';

/** MUI System has no default theme, so demos that need one bring it. The direction is the document's. */
export const library: DemoLibrary = {
  Provider: ({ children }) => children,
};
