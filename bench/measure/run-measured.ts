import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishedChildrenCpuSeconds, sampleMemory, type MemorySample } from './processes';

const SAMPLE_EVERY_MS = 200;
const OUTPUT_SHOWN = 3000;

/** What a command took, from its start to its end. */
export interface Cost {
  seconds: number;
  /** Processor time of all its processes; null where the system does not tell. */
  cpuSeconds: number | null;
  /** Highest values met; null where the system does not tell, or nobody asked. */
  memory: MemorySample | null;
}

interface RunOptions {
  environment?: Readonly<Record<string, string>>;
  /** To look at the memory of a process stops it for a moment: a twentieth of the time of a short one. */
  looksAtMemory?: boolean;
}

/**
 * Runs a Node script to its end and measures the whole process.
 * @param script its file, or the first of Node's own options before it
 * @throws Error with the end of its output when it fails
 */
export async function runMeasured(
  folder: string,
  script: string,
  args: readonly string[],
  { environment = {}, looksAtMemory = true }: RunOptions = {},
): Promise<Cost> {
  const cpuBefore = finishedChildrenCpuSeconds();
  const start = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let memory: MemorySample | null = null;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const look = (): void => {
    if (looksAtMemory) memory = higher(memory, sampleMemory(child.pid ?? 0));
  };
  const timer = setInterval(look, SAMPLE_EVERY_MS);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  if (code !== 0) throw new Error(`${[script, ...args].join(' ')} failed:\n${output.slice(-OUTPUT_SHOWN)}`);
  const cpuAfter = finishedChildrenCpuSeconds();
  const cpuSeconds = cpuBefore === null || cpuAfter === null ? null : cpuAfter - cpuBefore;
  return { seconds, cpuSeconds, memory };
}

function higher(a: MemorySample | null, b: MemorySample | null): MemorySample | null {
  if (!a || !b) return a ?? b;
  return { largest: Math.max(a.largest, b.largest), together: Math.max(a.together, b.together) };
}

/** Runs a script of a site's package.json that is one call of Node, as npm does, and takes its time. */
export function runPackageScript(folder: string, name: string): Promise<Cost> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [command, ...args] = scripts[name]?.split(' ') ?? [];
  const [script, ...others] = args;
  if (command !== 'node' || script === undefined) throw new Error(`"${name}" is not one call of Node.`);
  return runMeasured(folder, script, others, { looksAtMemory: false });
}

/** Builds the site in a folder, with settings of its own or none. */
export function buildSite(folder: string, environment: Readonly<Record<string, string>> = {}): Promise<Cost> {
  return runMeasured(folder, 'node_modules/gatsby/cli.js', ['build'], { environment });
}
