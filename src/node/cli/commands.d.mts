/** Script behind a command of an installed package, to be run with `process.execPath`. */
export function packageScript(name: string, command?: string, repository?: string): string;

/** Program and first arguments of npm: the one that runs this script, if there is one. */
export function npmCommand(env?: NodeJS.ProcessEnv, platform?: NodeJS.Platform): [string, ...string[]];

/** Path of the first of some programs that is in a folder of PATH; null if none is. */
export function findProgram(
  names: readonly string[],
  environment?: { PATH?: string; platform?: NodeJS.Platform },
): string | null;

/** Inputs of the tests of installed packages, as Git patterns. */
export const PACKAGE_TESTS: readonly string[];

/** Installs the packages of a folder when they are missing or older than its lock file. */
export function installPackages(folder?: string): void;

/**
 * True when an input of the tests of installed packages differs from the previous commit, or when Git cannot tell, as in
 * a shallow clone.
 */
export function havePackagesChanged(repository?: string): boolean;

/**
 * Files that differ from the previous commit, including files that Git doesn't know yet. Null when Git cannot tell, as in
 * a shallow clone.
 */
export function changedFiles(repository?: string): string[] | null;

/** Variables of the develop server. */
export const DEVELOP_ENVIRONMENT: Readonly<Record<string, string>>;

/** Path of a Chromium; null where Playwright knows it. */
export function findBrowser(): string | null;
