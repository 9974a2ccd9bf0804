import type { DemoLibrary } from '../../client/demo/runtime/demo-library';

/** MUI System stands without a theme: a demo that needs one brings it along. Its direction is the document's. */
export const library: DemoLibrary = {
  Provider: ({ children }) => children,
};
