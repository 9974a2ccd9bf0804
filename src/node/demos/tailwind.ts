import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startTailwind } from '../../shared/demo/tailwind-stylesheet';
import { bundleText, type BundleFile, type BundleOptions } from './bundle-files';

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

/** Makes the module with which the editor does the same: utilities that no demo uses have an effect there, too. */
export async function bundleTailwind(options: BundleOptions): Promise<BundleFile> {
  const { repository } = options;
  const domain = JSON.stringify(join(repository, 'src/shared/demo/tailwind-stylesheet'));
  const code = `import { startTailwind } from ${domain};
export const tailwind = startTailwind(${JSON.stringify(await readTheme(repository))});`;
  return bundleText('tailwind', code, 'es', options);
}

function readTheme(repository: string): Promise<string> {
  const require = createRequire(join(repository, 'package.json'));
  return readFile(require.resolve('tailwindcss/theme.css'), 'utf8');
}
