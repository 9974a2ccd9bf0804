import { readdirSync, readFileSync } from 'node:fs';

/** Bytes of memory at one moment. */
export interface MemorySample {
  /** Resident set size of the largest process. */
  largest: number;
  /** Memory of all processes, with the files that they map, such as Node itself, counted once. */
  together: number;
}

/** Memory of a process and its descendants. Null on systems other than Linux. */
export function sampleMemory(root: number): MemorySample | null {
  const samples = processTree(root).flatMap((pid) => readMemory(pid) ?? []);
  if (samples.length === 0) return null;
  return {
    largest: Math.max(...samples.map(({ resident }) => resident)),
    together: samples.reduce((sum, { own }) => sum + own, 0) + Math.max(...samples.map(({ files }) => files)),
  };
}

/** Open files and connections of a process and its descendants. Null on systems other than Linux. */
export function countOpenFiles(root: number): number | null {
  try {
    return processTree(root).reduce((sum, pid) => sum + readdirSync(`/proc/${pid}/fd`).length, 0);
  } catch {
    return null;
  }
}

function processTree(pid: number): number[] {
  const children = readProc(`${pid}/task/${pid}/children`)?.trim().split(' ').filter(Boolean) ?? [];
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

/** The kernel always counts these values. Reading the exact ones from `smaps_rollup` slows large processes down. */
function readMemory(pid: number): { resident: number; own: number; files: number } | null {
  const text = readProc(`${pid}/status`);
  const bytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text ?? '')?.[1] ?? 0) * 1024;
  return text ? { resident: bytes('VmRSS'), own: bytes('RssAnon'), files: bytes('RssFile') } : null;
}

/** Processor time of all finished descendants of this process. Null on systems other than Linux. */
export function finishedChildrenCpuSeconds(): number | null {
  // The process name is in parentheses and can contain spaces, so count fields from the closing parenthesis.
  const fields = readProc('self/stat')
    ?.replace(/^.*\)\s/s, '')
    .split(' ');
  if (!fields) return null;
  const TICKS_PER_SECOND = 100;
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Null if the process has ended. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return null;
  }
}
