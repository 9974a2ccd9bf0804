import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { createGatsbySite, runGatsby, type GatsbySite } from './gatsby-site';

const HARBOR = 'tests/sites/harbor';
const STRINGS = 'content/_data/translations/en.yaml';

/** Builds a site that documents Harbor UI, a small library without MUI packages. */
export async function buildHarborSite(): Promise<GatsbySite> {
  const site = await createGatsbySite({});
  for (const name of ['src/libraries', 'content']) rmSync(join(site.folder, name), { recursive: true });
  // Everything except for the libraries of this site.
  cpSync('src/libraries/library.ts', join(site.folder, 'src/libraries/library.ts'));
  for (const name of ['content', 'src', 'static'])
    cpSync(join(HARBOR, name), join(site.folder, name), { recursive: true });
  writeFileSync(join(site.folder, STRINGS), mergeStrings());
  installHarbor(site.folder);
  const { code, output } = await runGatsby(site, 'build', { GATSBY_DOCS_HOST: '127.0.0.1' });
  if (code !== 0) throw new Error(output);
  return site;
}

/** Interface strings of this site, overridden by strings of the harbor site. */
function mergeStrings(): string {
  const [own, harbor] = [STRINGS, join(HARBOR, STRINGS)].map(
    (file) => parse(readFileSync(file, 'utf8')) as Record<string, object>,
  );
  const merged = Object.entries({ ...own, ...harbor }).map(([key, value]) => [
    key,
    typeof value === 'object' ? { ...own?.[key], ...value } : value,
  ]);
  return stringify(Object.fromEntries(merged.filter(([key]) => key !== 'pages')));
}

function installHarbor(folder: string): void {
  const packages = join(folder, 'node_modules');
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name));
  cpSync(join(HARBOR, 'harbor-ui'), join(packages, 'harbor-ui'), { recursive: true });
}
