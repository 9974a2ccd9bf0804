import { Script } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleRunners, type RunnerBundle } from '../../../../src/node/demos/bundle-runner';

describe('runners', { timeout: 60_000 }, () => {
  let bundle: RunnerBundle;
  const sourceOf = (name: RegExp): string => bundle.files.find((file) => name.test(file.name))?.source ?? '';

  beforeAll(async () => {
    const imports = new Map([['system', ['@mui/icons-material/Add']]] as const);
    bundle = await bundleRunners(imports, process.cwd(), 'production');
  }, 60_000);

  it('are a document per library, with a hash of its content', () => {
    expect(bundle.documents).toEqual({ system: expect.stringMatching(/^runner-system-\w{8}\.html$/) });
  });

  it('have one script with the whole library, and one that hands it in', () => {
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

  it('are classic scripts: a sandboxed document can load no modules', () => {
    for (const name of [/^runner-frame/, /^runner-system-.*js$/])
      expect(() => new Script(sourceOf(name))).not.toThrow();
  });

  it('are not made when there are no demos', async () => {
    expect(await bundleRunners(new Map(), process.cwd(), 'production')).toEqual({
      files: [],
      documents: {},
    });
  });
});
