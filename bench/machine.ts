import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Browser } from '@playwright/test';

/** Hardware and software that a benchmark ran on. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  browser: string;
  /** One-minute load average at the start. If it exceeds the number of cores, the measured times are unreliable. */
  load: number;
}

export function describeMachine(browser: Browser): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    browser: `Chromium ${browser.version()}`,
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}
