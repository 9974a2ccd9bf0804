import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import type { Problem } from '../../src/shared/problem';
import { gatsbyEnvironment } from './gatsby-site';

/** The author's server on a site, as a browser sees it. */
export interface DevelopServer {
  /** Waits until the report over the page is as wanted, and returns it. */
  report(isWanted: (problems: readonly Problem[]) => boolean): Promise<readonly Problem[]>;
  /** Waits until the data of a page contains a text. */
  pageShows(path: string, text: string): Promise<void>;
  /** Address of the site, without a slash at the end. */
  origin: string;
  /** Id of the parent of all processes of the server. */
  pid: number;
  stop(): Promise<void>;
}

const POLL = 100;
/** Time limit in ms. On a busy machine, ending a demo that never finishes takes the longest. */
const TIMEOUT = 120_000;

/** Starts `gatsby develop` and waits until it serves pages. */
export async function startDevelop(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<DevelopServer> {
  const port = await freePort();
  const child = spawn('node', ['node_modules/gatsby/cli.js', 'develop', '--port', String(port)], {
    cwd: folder,
    // Queries run when a page is opened, as on an author's machine.
    env: gatsbyEnvironment({ GATSBY_ENABLE_QUERY_ON_DEMAND_IN_CI: 'true', ...environment }),
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const origin = `http://localhost:${port}`;
  await until(
    async () => (await get(`${origin}/___content-report`, true)) !== null,
    () => output,
    2 * TIMEOUT,
  );
  return {
    async report(isWanted) {
      let problems: readonly Problem[] = [];
      await until(
        async () => {
          const message = await get(`${origin}/___content-report`, true);
          // A report that has just changed comes as a second event.
          const latest = message?.split('\n').findLast((line) => line.startsWith('data: '));
          problems = JSON.parse(latest?.slice('data: '.length) ?? '[]') as Problem[];
          return message !== null && isWanted(problems);
        },
        () => `The report is still ${JSON.stringify(problems, null, 2)}\n${output.slice(-5000)}`,
      );
      return problems;
    },
    async pageShows(path, text) {
      const data = path === '/' ? '/index/' : path;
      let shown: string | null = null;
      await until(
        async () => {
          shown = await get(`${origin}/page-data${data}page-data.json`);
          return shown?.includes(text) ?? false;
        },
        () => `The page data of ${path} is still ${shown}\n${output.slice(-5000)}`,
      );
    },
    origin,
    pid: child.pid ?? 0,
    stop: () => stop(child),
  };
}

/** Text of a response, or only the start of a stream. Null if the server does not respond. */
async function get(url: string, isStream = false): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!response.ok) return null;
    if (!isStream) return await response.text();
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    return new TextDecoder().decode(value).trim();
  } catch {
    return null;
  }
}

async function until(
  isReached: () => Promise<boolean>,
  describeState: () => string,
  timeout = TIMEOUT,
): Promise<void> {
  const end = Date.now() + timeout;
  while (!(await isReached())) {
    if (Date.now() > end) throw new Error(describeState());
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Gatsby starts child processes, so end the whole process group. */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    // A process that has ended sends no more `close` event.
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on('close', () => resolve());
    process.kill(-child.pid, 'SIGKILL');
  });
}
