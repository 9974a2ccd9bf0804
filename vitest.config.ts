import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/read-packages.ts',
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/sites/**/*.test.ts', 'tests/build/**/*.test.ts'],
  },
});
