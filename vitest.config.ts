import { defineConfig } from 'vitest/config';

/** Installing and building projects takes a while on a busy machine. */
const SANDBOX_TIMEOUT = 600_000;

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
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/search/**/*.test.ts',
            'tests/sites/**/*.test.ts',
            'tests/build/**/*.test.ts',
          ],
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
