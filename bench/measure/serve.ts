import { spawn } from 'node:child_process';
import { freePort } from '../../tests/build/develop-server';

const TIMEOUT_MS = 60_000;

export interface Server {
  /** Origin, without a trailing slash. */
  url: string;
  stop(): void;
}

/** Runs `gatsby serve`, which uses HTTP/1.1 and gzip. */
export async function serveSite(folder: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'serve', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`Could not serve the site in ${folder}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => child.kill() };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
