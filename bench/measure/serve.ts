import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

const PATIENCE_MS = 60_000;

/** A served site. */
export interface Server {
  /** Address without a slash at its end. */
  url: string;
  stop(): void;
}

/** Serves a built site as `gatsby serve` does: HTTP/1.1, compressed with gzip. */
export async function serveSite(folder: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'serve', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', CI: 'true' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error(`The site in ${folder} could not be served.`);
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

/** A port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
