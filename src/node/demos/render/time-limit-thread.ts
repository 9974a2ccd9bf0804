import { parentPort } from 'node:worker_threads';

/** CPU time limit of a demo, in ms. A typical demo needs 5. CPU time does not depend on other processes. */
const COMPUTING = 2000;
/** Time limit for a demo that neither computes nor returns, in ms. */
const WAITING = 30_000;
const CHECK_EVERY = 100;

/** Start of the current demo, or null between demos. */
let started: { cpu: NodeJS.CpuUsage; time: number } | null = null;

parentPort?.on('message', (isRendering: boolean) => {
  started = isRendering ? { cpu: process.cpuUsage(), time: Date.now() } : null;
});

setInterval(() => {
  if (!started) return;
  const { user, system } = process.cpuUsage(started.cpu);
  const isTooLong = (user + system) / 1000 >= COMPUTING || Date.now() - started.time >= WAITING;
  if (isTooLong) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY);
