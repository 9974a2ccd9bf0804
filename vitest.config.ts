import { defineConfig } from 'vitest/config';

/** Installing and building projects takes a while on a busy machine. */
const SANDBOX_TIMEOUT = 600_000;

const NODE_TESTS = 'tests/unit/node/**/*.test.{ts,tsx}';
/** Replaces a module that others have loaded. */
const NEEDS_OWN_MODULES = 'tests/unit/node/content/page/guarded-page.test.ts';

export default defineConfig({
  test: {
    // Left to itself, Vitest leaves one processor idle: half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        // As at the root of a host.
        define: { __PATH_PREFIX__: '""' },
        test: {
          name: 'unit',
          globalSetup: 'tests/read-packages.ts',
          include: [
            'tests/unit/*.test.ts',
            'tests/unit/{client,content,shared,starters}/**/*.test.{ts,tsx}',
            NEEDS_OWN_MODULES,
            'tests/search/**/*.test.ts',
            'tests/sites/**/*.test.ts',
            'tests/build/**/*.test.ts',
          ],
          sequence: { groupOrder: 0 },
        },
      },
      {
        define: { __PATH_PREFIX__: '""' },
        test: {
          name: 'node',
          globalSetup: 'tests/read-packages.ts',
          include: [NODE_TESTS],
          exclude: [NEEDS_OWN_MODULES],
          // Loading parsers and compilers anew for each file took a third of the processor time: 275 s instead of 193 s.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'sandbox',
          include: ['tests/sandbox/**/*.test.ts'],
          testTimeout: SANDBOX_TIMEOUT,
          hookTimeout: SANDBOX_TIMEOUT,
          // Last, because it takes the processor from tests that are in a hurry.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
