import { defineConfig } from 'vitest/config';

/** Far more than any test takes: a busy machine makes tests slow, not wrong. */
const TIMEOUT = 120_000;

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
            'tests/{build,sandbox,search,sites}/**/*.test.ts',
          ],
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
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
          testTimeout: TIMEOUT,
          hookTimeout: TIMEOUT,
        },
      },
    ],
  },
});
