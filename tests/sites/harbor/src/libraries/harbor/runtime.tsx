import type { DemoLibrary } from '../../client/demo/runtime/demo-tree';

export const library: DemoLibrary = {
  Provider: ({ children }) => children,
};
