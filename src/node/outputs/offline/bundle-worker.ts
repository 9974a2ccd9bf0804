import { join } from 'node:path';
import { rolldown } from 'rolldown';

const FOLDER = 'src/client/offline/worker';

/**
 * Bundles one of the worker's entries into a script without imports.
 * @param prefix folder that the site is served from
 */
export async function bundleWorker(
  repository: string,
  entry: 'main' | 'remove',
  prefix = '',
): Promise<string> {
  const bundle = await rolldown({
    cwd: repository,
    input: join(repository, FOLDER, `${entry}.ts`),
    logLevel: 'silent',
    platform: 'browser',
    // Its types are checked elsewhere; a copy of the site without that file must build, too.
    tsconfig: false,
    transform: { define: { __PATH_PREFIX__: JSON.stringify(prefix) } },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
