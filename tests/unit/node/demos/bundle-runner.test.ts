import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleRunner, runnerPackages, runnersOf } from '../../../../src/node/demos/bundle-runner';

describe('runners', () => {
  let bundle: Awaited<ReturnType<typeof bundleRunner>>;
  const sourceOf = (name: RegExp): string => bundle.files.find((file) => name.test(file.name))?.source ?? '';

  beforeAll(async () => {
    const runner = { name: 'system', library: 'system', imports: ['@mui/icons-material/Add'] } as const;
    bundle = await bundleRunner(runner, { repository: process.cwd(), mode: 'production' });
  });

  it('pages of a library share a runner unless they import other packages', () => {
    const page = (path: string, library: 'material' | 'joy', ...imports: string[]) => ({
      path,
      library,
      imports,
    });
    const runners = runnersOf([
      page('/material-ui/one/', 'material', '@mui/material/Button', '@mui/icons-material/Add'),
      page('/material-ui/two/', 'material', 'react', '@mui/icons-material/Close', '@mui/material/Button'),
      page('/material-ui/grid/', 'material', '@mui/x-data-grid', '@mui/icons-material/Edit'),
      page('/joy-ui/one/', 'joy', '@mui/joy/Button'),
    ]);
    const material = {
      name: 'material',
      library: 'material',
      imports: ['@mui/icons-material/Add', '@mui/icons-material/Close', '@mui/material/Button', 'react'],
    };
    expect([...runners]).toEqual([
      ['/material-ui/one/', material],
      ['/material-ui/two/', material],
      [
        '/material-ui/grid/',
        {
          name: 'material-ui-grid',
          library: 'material',
          imports: ['@mui/icons-material/Edit', '@mui/x-data-grid'],
        },
      ],
      ['/joy-ui/one/', { name: 'joy', library: 'joy', imports: ['@mui/joy/Button'] }],
    ]);
  });

  it('bundles the library, packages of its demos, React, and Emotion', () => {
    const runner = { name: 'system', library: 'system', imports: ['@mui/icons-material/Add'] };
    expect(runnerPackages(runner)).toEqual([
      '@emotion/cache',
      '@emotion/react',
      '@emotion/styled',
      '@mui/icons-material',
      '@mui/system',
      'react',
      'react-dom',
    ]);
  });

  it('a document with a content hash starts the runner', () => {
    expect(bundle.document).toMatch(/^runner-system-\w{10}\.html$/);
  });

  it('has a script with the whole library, and a script that injects it', () => {
    const scripts = bundle.files.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    expect(scripts).toEqual([
      expect.stringMatching(/^runner-frame-[\w-]+\.js$/),
      expect.stringMatching(/^runner-system-[\w-]+\.js$/),
    ]);
    const document = sourceOf(/html$/);
    for (const script of scripts) expect(document).toContain(`"./${script}"`);
  });

  it('know the library, React, Emotion and what the demos import, and nothing of other libraries', () => {
    const script = sourceOf(/^runner-system-.*js$/);
    const scope = [...script.matchAll(/["'`]([@\w][\w@/.-]*)["'`]:\w+[,}]/g)].map(([, name]) => name);
    expect(scope).toEqual(
      expect.arrayContaining([
        'react/jsx-runtime',
        '@emotion/styled',
        '@mui/system',
        '@mui/system/Stack',
        '@mui/icons-material/Add',
      ]),
    );
    expect(scope.filter((name) => /^@mui\/(material|joy)/.test(name ?? ''))).toEqual([]);
  });

  it('uses classic scripts because a sandboxed document cannot load modules', () => {
    for (const name of [/^runner-frame/, /^runner-system-.*js$/])
      expect(() => new Script(sourceOf(name))).not.toThrow();
  });
});
