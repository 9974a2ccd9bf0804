import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'tests/unit/**/*.test.{ts,tsx}',
      'tests/search/**/*.test.ts',
      'tests/sites/**/*.test.ts',
      'tests/build/**/*.test.ts',
    ],
  },
});
