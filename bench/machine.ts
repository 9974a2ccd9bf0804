import { cpus, loadavg, release, totalmem, type } from 'node:os';
import type { Browser } from '@playwright/test';

/** What the numbers were measured on. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGb: number;
  system: string;
  node: string;
  browser: string;
  /** Runnable processes at the start, mean of one minute: above the number of cores the times mean little. */
  load: number;
}

/** Describes this machine and the browser of the run. */
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
