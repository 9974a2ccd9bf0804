import type { CodeStyling } from '../../../shared/code-variant';
import type { DemoAssets, DemoSourceFile, DemoSourceFiles } from '../../../shared/doc-page-data';
import { toAddress } from '../../../shared/site-address';

const loaded = new Map<string, Promise<DemoSourceFile>>();

/** Loads the source of a demo, once for all demos of a page. Retries after a failure. */
export async function loadSource(
  { sourcesUrl }: DemoAssets,
  name: string,
  styling: CodeStyling,
): Promise<DemoSourceFiles> {
  const file = loaded.get(sourcesUrl) ?? fetchSources(sourcesUrl);
  loaded.set(sourcesUrl, file);
  file.catch(() => loaded.delete(sourcesUrl));
  const source = (await file)[name]?.[styling];
  if (!source) throw new Error(`There is no source of "${name}".`);
  return source;
}

async function fetchSources(url: string): Promise<DemoSourceFile> {
  const response = await fetch(toAddress(url));
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  return (await response.json()) as DemoSourceFile;
}
