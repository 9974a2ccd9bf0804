import { join } from 'node:path';
import { rolldown } from 'rolldown';

const FOLDER = 'src/client/offline/worker';

/** Bundles one of the worker's entries into a script without imports. */
export async function bundleWorker(repository: string, entry: 'main' | 'remove'): Promise<string> {
  const bundle = await rolldown({
    cwd: repository,
    input: join(repository, FOLDER, `${entry}.ts`),
    logLevel: 'silent',
    platform: 'browser',
    // Its types are checked elsewhere; a copy of the site without that file must build, too.
    tsconfig: false,
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}
