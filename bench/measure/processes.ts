import { readdirSync, readFileSync } from 'node:fs';

/** Memory of some processes at one moment, in bytes. */
export interface MemorySample {
  /** Largest process, with all it shares (resident set size). */
  largest: number;
  /** All processes; what they share counts once (proportional set size). */
  together: number;
}

/** Memory of a process and all below it; null where the system does not tell (only Linux does). */
export function sampleMemory(root: number): MemorySample | null {
  const samples = processTree(root).flatMap((pid) => readMemory(pid) ?? []);
  if (samples.length === 0) return null;
  return {
    largest: Math.max(...samples.map(({ resident }) => resident)),
    together: samples.reduce((sum, { proportional }) => sum + proportional, 0),
  };
}

/** Files and connections that a process and all below it have open; null where the system does not tell. */
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

function readMemory(pid: number): { resident: number; proportional: number } | null {
  const text = readProc(`${pid}/smaps_rollup`);
  const kilobytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text ?? '')?.[1] ?? 0);
  return text ? { resident: kilobytes('Rss') * 1024, proportional: kilobytes('Pss') * 1024 } : null;
}

/** Seconds of processor time that finished children of this process have used, their own children included. */
export function finishedChildrenCpuSeconds(): number | null {
  // The name of the process, in brackets, may hold spaces; what follows is counted from behind it.
  const fields = readProc('self/stat')
    ?.replace(/^.*\)\s/s, '')
    .split(' ');
  if (!fields) return null;
  const TICKS_PER_SECOND = 100;
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** A process may end while it is looked at. */
function readProc(path: string): string | null {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return null;
  }
}
