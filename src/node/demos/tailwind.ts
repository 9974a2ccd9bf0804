import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { startTailwind } from '../../shared/demo/tailwind-stylesheet';
import { FILE_NAMES, type BundleFile } from './bundle-files';
import { sharedOptions, type BundleMode } from './bundle-options';
import { moduleFromText } from './module-from-text';

/**
 * Makes the stylesheet of demos that are styled with Tailwind.
 * @param sources texts of the demos
 */
export async function buildTailwindStylesheet(
  sources: readonly string[],
  repository: string,
): Promise<string> {
  const makeStylesheet = await startTailwind(await readTheme(repository));
  return makeStylesheet(sources);
}

const ENTRY = '\0tailwind';

/** Makes the module with which the editor does the same: utilities that no demo uses have an effect there, too. */
export async function bundleTailwind(repository: string, mode: BundleMode): Promise<BundleFile> {
  const domain = JSON.stringify(join(repository, 'src/shared/demo/tailwind-stylesheet'));
  const code = `import { startTailwind } from ${domain};
export const tailwind = startTailwind(${JSON.stringify(await readTheme(repository))});`;
  const bundle = await rolldown({
    ...sharedOptions(repository, mode),
    input: { tailwind: ENTRY },
    platform: 'browser',
    plugins: [moduleFromText(ENTRY, code)],
  });
  const { output } = await bundle.generate({
    format: 'es',
    minify: mode === 'production',
    ...FILE_NAMES,
    codeSplitting: false,
  });
  await bundle.close();
  return { name: output[0].fileName, source: output[0].code };
}

function readTheme(repository: string): Promise<string> {
  const require = createRequire(join(repository, 'package.json'));
  return readFile(require.resolve('tailwindcss/theme.css'), 'utf8');
}
