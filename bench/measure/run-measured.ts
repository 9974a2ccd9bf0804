import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishedChildrenCpuSeconds, sampleMemory, type MemorySample } from './processes';

const SAMPLE_EVERY_MS = 200;
const OUTPUT_SHOWN = 3000;

/** Time and memory that a command needed. */
export interface Cost {
  seconds: number;
  /** Processor time of all its processes. Null on systems other than Linux. */
  cpuSeconds: number | null;
  /** Peak values. Null on systems other than Linux, and if they weren't requested. */
  memory: MemorySample | null;
}

interface RunOptions {
  environment?: Readonly<Record<string, string>>;
  /** Sampling takes time, which counts for a short command. */
  samplesMemory?: boolean;
}

/**
 * Runs a Node script and measures it, including its child processes.
 * @param script file of the script, or the first Node option
 * @throws Error with the end of the output if the script fails
 */
export async function runMeasured(
  folder: string,
  script: string,
  args: readonly string[],
  { environment = {}, samplesMemory = true }: RunOptions = {},
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
  const updateMemory = (): void => {
    if (samplesMemory) memory = maxMemory(memory, sampleMemory(child.pid ?? 0));
  };
  const timer = setInterval(updateMemory, SAMPLE_EVERY_MS);
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

function maxMemory(a: MemorySample | null, b: MemorySample | null): MemorySample | null {
  if (!a || !b) return a ?? b;
  return { largest: Math.max(a.largest, b.largest), together: Math.max(a.together, b.together) };
}

/** Measures a script from a site's package.json. The script must be a single `node` command. */
export function runPackageScript(folder: string, name: string, options?: RunOptions): Promise<Cost> {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [command, ...args] = scripts[name]?.split(' ') ?? [];
  const [script, ...others] = args;
  if (command !== 'node' || script === undefined)
    throw new Error(`The script "${name}" is not a single node command.`);
  return runMeasured(folder, script, others, options);
}

/** Builds the site in a folder. */
export function buildSite(folder: string, environment: Readonly<Record<string, string>> = {}): Promise<Cost> {
  return runMeasured(folder, 'node_modules/gatsby/cli.js', ['build'], { environment });
}
