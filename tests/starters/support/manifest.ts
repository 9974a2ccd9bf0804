import versions from '../versions.json';

/** The parts of a package.json that the pages write about. */
export type Manifest = Record<string, unknown>;

const PINNED: Readonly<Record<string, string>> = versions;
const KINDS = ['dependencies', 'devDependencies'] as const;

/** Merges the package.json of a page into the package.json of a project. */
export function mergeManifests(base: Manifest, added: Manifest): Manifest {
  const entries = Object.entries(added).map(([key, value]) => {
    const old = base[key];
    return [key, isObject(old) && isObject(value) ? mergeManifests(old, value) : value];
  });
  return { ...base, ...(Object.fromEntries(entries) as Manifest) };
}

/** Adds the packages of a command such as `npm install -D vite` in the versions that are pinned. */
export function addPackages(manifest: Manifest, command: string): Manifest {
  const words = command.split(' ').slice(2);
  const isDev = words.some((word) => word === '-D' || word === '--save-dev');
  const packages = words.filter((word) => !word.startsWith('-'));
  const added = Object.fromEntries(packages.map((word) => [nameOf(word), pinnedVersion(word)]));
  return mergeManifests(manifest, { [isDev ? 'devDependencies' : 'dependencies']: added });
}

/** Replaces ranges that a scaffolder has written by the versions that are pinned, of the same major version. */
export function pinVersions(manifest: Manifest): Manifest {
  const kinds = KINDS.flatMap((kind) => {
    const packages = manifest[kind];
    if (!isObject(packages)) return [];
    return [
      [
        kind,
        Object.fromEntries(
          Object.entries(packages).map(([name, range]) => [name, pinnedWithin(range, name)]),
        ),
      ],
    ];
  });
  return { ...manifest, ...(Object.fromEntries(kinds) as Manifest) };
}

/** `npm create vite@latest app` → `npm create vite@9.3.0 app`, from `create-vite` in the list of versions. */
export function pinScaffolder(command: string): string {
  if (/^(?:npm create|npx) \S+@\d+\.\d+\.\d+ /.test(command)) return command;
  return command.replace(/(?<=^(?:npm create|npx) )(\S+?)(?:@\w+)?(?= )/, (_all, name: string) => {
    const packageName = command.startsWith('npx') ? name : `create-${name}`;
    return `${name}@${pinnedVersion(packageName)}`;
  });
}

/** An exact version in the page, or a version from the list. Two pages can need different ones, such as `tailwindcss@3`. */
function pinnedVersion(word: string): string {
  const exact = /.@(\d+\.\d+\.\d+\S*)$/.exec(word)?.[1];
  if (exact !== undefined) return exact;
  const version = PINNED[word] ?? PINNED[nameOf(word)];
  if (version === undefined) throw new Error(`Pin the version of "${word}" in tests/starters/versions.json.`);
  return version;
}

/** `@mui/material@7` → `@mui/material`. */
function nameOf(word: string): string {
  return word.replace(/(?<=.)@.*$/, '');
}

/** `^8.3.4` → `8.3.8`. An exact version stays the same. */
function pinnedWithin(range: unknown, name: string): unknown {
  const version = PINNED[name];
  const major = /^[\^~](\d+)/.exec(String(range))?.[1];
  return version !== undefined && version.split('.')[0] === major ? version : range;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
