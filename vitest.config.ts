import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Much longer than any test needs, so that tests don't fail on a busy machine. */
const TIMEOUT = 120_000;

const BUILDS = 'tests/build/**/*.test.ts';
const COMMANDS = 'tests/unit/node/cli/**/*.test.ts';
/** Tests of installed packages, which only run if the packages changed. */
const PACKAGES = 'tests/**/*.packages.test.ts';
/** Run by `npm run test:all` only. */
const ALL = 'tests/**/*.all.test.ts';
const OWN_MODULES = [
  // Sets the path prefix, which modules read when they load.
  'tests/unit/overrides/prefixed-jsx.test.tsx',
  // Mock modules that other test files have loaded.
  'tests/unit/client/article/feedback/outbox.test.ts',
  'tests/unit/client/offline/ui/saving.test.ts',
  'tests/unit/client/offline/ui/reload-once.test.ts',
  'tests/unit/client/router/router.test.ts',
  'tests/unit/node/markdown/guarded-page.test.ts',
];

const project = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  // The site is served from the root of its host.
  define: { __PATH_PREFIX__: '""' },
  resolve: { alias: { 'docs/ui': resolve('src/client/docs-ui') } },
  test: {
    name,
    globalSetup: 'tests/read-packages.ts',
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    // Reloading parsers and compilers for each file would take a third of the processor time.
    isolate: false,
    ...files,
  },
});

export default defineConfig({
  test: {
    // By default, Vitest leaves one processor idle.
    maxWorkers: '100%',
    // Vitest starts projects in alphabetical order, so the slow builds and commands start early.
    projects: [
      project('all', { include: [ALL] }),
      project('builds', { include: [BUILDS], exclude: [ALL] }),
      project('commands', { include: [COMMANDS] }),
      project('own-modules', { include: OWN_MODULES, isolate: true }),
      project('packages', { include: [PACKAGES] }),
      project('unit', {
        include: ['tests/{unit,search}/**/*.test.{ts,tsx}'],
        exclude: [COMMANDS, PACKAGES, ALL, ...OWN_MODULES],
      }),
    ],
  },
});
