import { APP_DATA } from '../../../shared/offline/request-kind';
import type { PublicFolder } from './public-folder';

/** The site's own JavaScript, as webpack has put it into files. */
export interface SiteCode {
  /** Hash of the compilation: names the code of a deploy. */
  version: string;
  /** Files of a page component's chunk, by the chunk's name. */
  components: ReadonlyMap<string, readonly string[]>;
  /** Chunks that open on demand. */
  onDemand: readonly string[];
}

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const HASH = /^\/.*[-.]([0-9a-f]{8,20})\.(?:js|css)$/;

/** Reads which chunks the last build made; older ones may still lie in the folder. */
export function readSiteCode(site: PublicFolder): SiteCode {
  const { webpackCompilationHash: version } = JSON.parse(site.read(APP_DATA)) as {
    webpackCompilationHash: string;
  };
  const { namedChunkGroups } = JSON.parse(site.read('/webpack.stats.json')) as WebpackStats;
  const groups = Object.entries(namedChunkGroups).map(
    ([name, { assets }]) =>
      [name, assets.map((asset) => `/${asset.name}`).filter((file) => /\.(js|css)$/.test(file))] as const,
  );
  const components = new Map(groups.filter(([name]) => name.startsWith('component---')));
  // The runtime knows every chunk by its hash.
  const runtime = groups.flatMap(([, files]) => files).find((file) => file.startsWith('/webpack-runtime-'));
  const known = runtime ? site.read(runtime) : '';
  // A group ends with the chunk that it is named after: what is split off comes before it.
  const own = new Set(
    [...components.values()].map((files) => files.findLast((file) => file.endsWith('.js'))),
  );
  // What a page shares with something that opens on demand belongs to that as well.
  const onDemand = [...site.paths].filter((path) => {
    const hash = HASH.exec(path)?.[1];
    return hash !== undefined && !own.has(path) && known.includes(hash);
  });
  return { version, components, onDemand };
}
