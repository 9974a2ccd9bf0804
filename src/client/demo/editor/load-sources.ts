import type { CodeStyling } from '../../../shared/code-variant';
import type { DemoAssets, DemoSourceFile, DemoSourceFiles } from '../../../shared/doc-page-data';
import { loadJson } from '../../ui/load-json';

/** Loads the source of a demo, once for all demos of a page. Retries after a failure. */
export async function loadSource(
  { sourcesUrl }: DemoAssets,
  name: string,
  styling: CodeStyling,
): Promise<DemoSourceFiles> {
  const source = (await loadJson<DemoSourceFile>(sourcesUrl))[name]?.[styling];
  if (!source) throw new Error(`There is no source of "${name}".`);
  return source;
}
