import type { DemoLibrary } from '../../client/demo/runtime/demo-library';

export const library: DemoLibrary = {
  Provider: ({ children }) => children,
};
