import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { startTailwind } from '../../shared/tailwind-stylesheet';
import { bundleText, type BundleFile, type BundleOptions } from './bundle-files';

/**
 * Generates the stylesheet of Tailwind demos.
 * @param sources text of the demos
 */
export async function buildTailwindStylesheet(
  sources: readonly string[],
  repository: string,
): Promise<string> {
  const makeStylesheet = await startTailwind(await readTheme(repository));
  return makeStylesheet(sources);
}

/** Bundles the module that does the same in the live editor, so new utilities work there. */
export async function bundleTailwind(options: BundleOptions): Promise<BundleFile> {
  const { repository } = options;
  const domain = JSON.stringify(join(repository, 'src/shared/tailwind-stylesheet'));
  const code = `import { startTailwind } from ${domain};
export const tailwind = startTailwind(${JSON.stringify(await readTheme(repository))});`;
  return bundleText('tailwind', code, 'es', options);
}

function readTheme(repository: string): Promise<string> {
  const require = createRequire(join(repository, 'package.json'));
  return readFile(require.resolve('tailwindcss/theme.css'), 'utf8');
}
