// Plain JavaScript without dependencies: it runs before anything is installed.
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/**
 * Script behind a command of an installed package, to be run with `process.execPath`: the command itself is a shell
 * script or a `.cmd` file, which only some platforms can start.
 */
export function packageScript(name, command = basename(name), repository = '.') {
  const folder = join(repository, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const script = typeof bin === 'string' ? bin : bin?.[command];
  if (!script) throw new Error(`The package "${name}" has no command "${command}".`);
  return join(folder, script);
}

/** Program and first arguments of npm: the one that runs this script, if there is one. */
export function npmCommand({ npm_execpath: script = '' } = process.env, platform = process.platform) {
  if (/^npm-cli\.[cm]?js$/.test(basename(script))) return [process.execPath, script];
  return platform === 'win32' ? [process.env.ComSpec ?? 'cmd.exe', '/d', '/s', '/c', 'npm'] : ['npm'];
}

/** Path of the first of some programs that is in a folder of PATH; null if none is. */
export function findProgram(names, { PATH = process.env.PATH ?? '', platform = process.platform } = {}) {
  const folders = PATH.split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) =>
    folders.map((folder) => join(folder, platform === 'win32' ? `${name}.exe` : name)),
  );
  return paths.find(isProgram) ?? null;
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
