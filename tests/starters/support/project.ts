import { execFile, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { npmCommand } from '../../../src/node/cli/commands.mjs';
import { addPackages, mergeManifests, pinScaffolder, pinVersions, type Manifest } from './manifest';
import { applyDiff } from './apply-diff';
import type { PagePart } from './page-part';

const run = promisify(execFile);

/** A project in a separate folder, created by following pages. */
export interface Project {
  folder: string;
  /** Runs a command of the project, with its output in the log. */
  run: (command: string) => Promise<void>;
  /** Writes the files of a further part of a page, and applies its diffs. */
  follow: (part: PagePart) => void;
  /** Starts a server that listens on PORT, and returns when it answers. */
  start: (command: string, port: number) => Promise<{ stop: () => Promise<void> }>;
}

/** Commands that show the project, because the tests build it instead. */
const NOT_RUN = /^(npm run dev|npm start|npm init -y|mkdir .*|)$/;
/** Disables telemetry and prompts. */
const ENVIRONMENT = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', npm_config_yes: 'true' };
const INSTALL = 'npm install --no-audit --no-fund --ignore-scripts --prefer-offline --loglevel=error';

/** Does what the parts of pages say, in their order, and installs the packages at the end, once. */
export async function createProject(
  parts: readonly PagePart[],
  workshop: string,
  log: string,
): Promise<Project> {
  let folder = workshop;
  let added: Manifest = {};
  const execute = async (command: string): Promise<void> => {
    appendFileSync(log, `$ ${command}\n`);
    const [program, ...args] = programOf(command);
    try {
      const { stdout, stderr } = await run(program, args, { cwd: folder, env: environment() });
      appendFileSync(log, stdout + stderr);
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      appendFileSync(log, stdout + stderr);
      throw new Error(`"${command}" fails:\n${(stdout + stderr).slice(-3000)}`, { cause: error });
    }
  };
  for (const command of parts.flatMap(({ commands }) => commands)) {
    if (/^(npm create|npx create-)/.test(command)) await execute(pinScaffolder(command));
    else if (command.startsWith('cd ')) folder = join(folder, command.slice(3));
    else if (/^npm install \S/.test(command)) added = addPackages(added, command);
    else if (!NOT_RUN.test(command))
      throw new Error(`The tests cannot run "${command}". Handle it in createProject, or add it to NOT_RUN.`);
  }
  writeFiles(folder, parts, added);
  await execute(INSTALL);
  return {
    folder,
    run: execute,
    follow({ files, changes }) {
      writeTexts(folder, files);
      for (const { file, diff } of changes) {
        const path = join(folder, file);
        writeFileSync(path, applyDiff(readFileSync(path, 'utf8'), diff));
      }
    },
    async start(command, port) {
      appendFileSync(log, `$ ${command}\n`);
      const [program, ...args] = programOf(command);
      const server = spawn(program, args, {
        cwd: folder,
        env: { ...environment(), PORT: String(port) },
        detached: true,
      });
      for (const stream of [server.stdout, server.stderr]) {
        stream.on('data', (data: Buffer) => appendFileSync(log, data));
      }
      const stop = async (): Promise<void> => {
        if (server.pid === undefined) return;
        // npm starts the server as a child process, so end the whole process group.
        while (signalGroup(server.pid)) await setTimeout(100);
      };
      await answers(port, () => server.exitCode !== null).catch(async (error: unknown) => {
        await stop();
        throw error;
      });
      return { stop };
    },
  };
}

/** Asks the processes of a group to end. False if there are none left. */
function signalGroup(id: number): boolean {
  try {
    return process.kill(-id, 'SIGTERM');
  } catch {
    return false;
  }
}

function writeFiles(folder: string, parts: readonly PagePart[], added: Manifest): void {
  mkdirSync(folder, { recursive: true });
  const manifestFile = join(folder, 'package.json');
  let manifest: Manifest = existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest)
    : { name: 'starter', private: true };
  manifest = mergeManifests(manifest, added);
  for (const [title, text] of parts.flatMap(({ files }) => [...files])) {
    if (title === 'package.json') {
      manifest = mergeManifests(manifest, JSON.parse(text) as Manifest);
    } else writeTexts(folder, [[title, text]]);
  }
  writeFileSync(manifestFile, JSON.stringify(pinVersions(manifest), null, 2));
}

function writeTexts(folder: string, texts: Iterable<readonly [path: string, text: string]>): void {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function programOf(command: string): [string, ...string[]] {
  const [name = '', ...args] = command.split(' ');
  if (name !== 'npm') return [name, ...args];
  const [program, ...first] = npmCommand();
  return [program, ...first, ...args];
}

function environment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, ...inherited } = process.env;
  // npm passes the settings of this project to child processes.
  const own = Object.entries(inherited).filter(([name]) => !/^npm_(package|lifecycle|config)_?/.test(name));
  return { ...Object.fromEntries(own), ...ENVIRONMENT };
}

async function answers(port: number, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    if (hasEnded()) throw new Error('The server has ended.');
    const response = await fetch(`http://localhost:${port}/`).catch(() => null);
    if (response) return;
    await setTimeout(200);
  }
}
