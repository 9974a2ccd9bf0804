import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmCommand, packageScript } from '../../src/node/cli/commands.mjs';

const run = promisify(execFile);

/** Text by path, such as `src/Demo.tsx`. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A folder in which projects are installed, built and checked. */
export interface Workshop {
  /** Writes the projects and installs their packages together, because they pin the same versions. */
  install: (projects: ReadonlyMap<string, ProjectFiles>) => Promise<void>;
  /** Runs Vite's build in each project. Returns error messages by project. */
  build: (names: readonly string[]) => Promise<Failures>;
  /** Type-checks projects. Returns the compiler's output. */
  checkTypes: (names: readonly string[]) => Promise<string>;
  remove: () => void;
}

type Versions = Record<string, string>;
type Failures = Record<string, string>;

/** Builds go on side by side in this many processes. */
const PROCESSES = 2;

/** Vite starts once for all projects, because starting takes most of a build. */
const BUILD = `import { existsSync } from 'node:fs';
import { build } from 'vite';
const failures = {};
for (const name of process.argv.slice(2)) {
  const root = process.cwd() + '/' + name;
  try {
    await build({ root, logLevel: 'silent', build: { minify: false, reportCompressedSize: false } });
    if (!existsSync(root + '/dist/index.html')) failures[name] = 'Nothing was built.';
  } catch (error) {
    failures[name] = String(error);
  }
}
console.log(JSON.stringify(failures));
`;

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), 'sandboxes-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    async install(projects) {
      const dependencies: Versions = {};
      for (const [name, files] of projects) {
        for (const [path, text] of Object.entries(files)) write(`${name}/${path}`, text);
        addVersions(dependencies, files['package.json'] ?? '{}');
      }
      write('package.json', JSON.stringify({ private: true, dependencies }));
      write('build.mjs', BUILD);
      const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--prefer-offline'];
      const [npm, ...args] = npmCommand();
      await run(npm, [...args, 'install', '--loglevel=error', ...flags], { cwd: folder });
    },
    async build(names) {
      const parts = Array.from({ length: PROCESSES }, (_, part) =>
        names.filter((_name, index) => index % PROCESSES === part),
      );
      const failures = await Promise.all(parts.map((part) => buildAll(part, folder)));
      return Object.assign({}, ...failures) as Failures;
    },
    async checkTypes([first = '', ...others]) {
      const include = [first, ...others].map((name) => `${name}/src`);
      write('tsconfig.json', JSON.stringify({ extends: `./${first}/tsconfig.json`, include }));
      const compiler = packageScript('typescript', 'tsc', folder);
      const { stdout } = await run(process.execPath, [compiler, '--pretty', 'false'], { cwd: folder }).catch(
        (failure: { stdout: string }) => failure,
      );
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function addVersions(versions: Versions, manifest: string): void {
  const { dependencies, devDependencies } = JSON.parse(manifest) as Record<string, Versions>;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (versions[name] !== undefined && versions[name] !== version) {
      throw new Error(`Two projects want different versions of ${name}: ${versions[name]} and ${version}.`);
    }
    versions[name] = version;
  }
}

async function buildAll(names: readonly string[], folder: string): Promise<Failures> {
  const { stdout } = await run('node', ['build.mjs', ...names], { cwd: folder });
  return JSON.parse(stdout) as Failures;
}
