import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEVELOP_ENVIRONMENT } from '../../src/node/cli/commands.mjs';
import { startDevelop, type DevelopServer } from '../../tests/build/develop-server';
import { countOpenFiles, sampleMemory } from '../measure/processes';
import { median, type Measurement } from '../measurement';
import { COMPONENT_PAGE } from '../site-run';

const EDITS = 200;
/** Number of edits that are not measured, until code is compiled and caches are full. */
const WARM_UP = 20;
const MEGABYTE = 1_000_000;
/** A small heap makes a leak fail. With the default size, Node only collects garbage after gigabytes. */
const SMALL_HEAP = { NODE_OPTIONS: '--max-old-space-size=1024' };
const ENVIRONMENT = { ...DEVELOP_ENVIRONMENT, ...SMALL_HEAP };

const PAGE = `content${COMPONENT_PAGE}index.mdx`;
const PAGE_TEXT = 'Use a button to do something';
const DEMO = `content${COMPONENT_PAGE}ButtonBasics.tsx`;
const DEMO_TEXT = 'Check in a bike';

const NEW_PAGES = 5;

/** Starts twice, edits a page and a demo in turn, and adds pages. Measures times, memory, and leaks. */
export async function measureDevelop(folder: string): Promise<Measurement[]> {
  const [firstStart, first] = await timed(() => startDevelop(folder, ENVIRONMENT));
  await first.stop();
  const [secondStart, server] = await timed(() => startDevelop(folder, ENVIRONMENT));
  try {
    await editAlternately(server, folder, 0, WARM_UP);
    const before = resources(server);
    const seconds = await editAlternately(server, folder, WARM_UP, EDITS);
    const after = resources(server);
    return [
      row('first start', firstStart, 's', null),
      row('second start', secondStart, 's', 25),
      row('page edit → visible, median', median(seconds.page), 's', 1),
      row('demo edit → visible, median', median(seconds.demo), 's', 1.5),
      row('new page → visible, median', median(await addPages(server, folder)), 's', 4),
      row('memory of all processes', after.megabytes, 'MB', 1200),
      row(`memory growth after ${EDITS} edits`, difference(after.megabytes, before.megabytes), 'MB', null),
      row(`additional open files after ${EDITS} edits`, difference(after.files, before.files), 'files', 0),
    ];
  } finally {
    await server.stop();
  }
}

async function timed<Result>(run: () => Promise<Result>): Promise<[seconds: number, Result]> {
  const start = performance.now();
  const result = await run();
  return [(performance.now() - start) / 1000, result];
}

/** Seconds until each new page is visible. */
async function addPages({ pageShows }: DevelopServer, folder: string): Promise<number[]> {
  const seconds: number[] = [];
  for (let number = 0; number < NEW_PAGES; number += 1) {
    const path = `/experiments/docs/added-${number}/`;
    mkdirSync(join(folder, `content${path}`), { recursive: true });
    const text = `---\ntitle: Added ${number}\ndescription: A new page.\nhidden: true\n---\n\nNew text.\n`;
    const [time] = await timed(async () => {
      writeFileSync(join(folder, `content${path}index.mdx`), text);
      await pageShows(path, 'New text.');
    });
    seconds.push(time);
  }
  return seconds;
}

async function editAlternately(
  { pageShows }: DevelopServer,
  folder: string,
  from: number,
  count: number,
): Promise<{ page: number[]; demo: number[] }> {
  const seconds = { page: [] as number[], demo: [] as number[] };
  for (let number = from; number < from + count; number += 1) {
    const kind = number % 2 === 0 ? 'demo' : 'page';
    const [name, text] = kind === 'demo' ? [DEMO, DEMO_TEXT] : [PAGE, PAGE_TEXT];
    const file = join(folder, name);
    const edited = `${text} ${number}`;
    const [time] = await timed(async () => {
      writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`${text}( \\d+)?`), edited));
      await pageShows(COMPONENT_PAGE, edited);
    });
    seconds[kind].push(time);
  }
  return seconds;
}

/** Memory and open files of all processes of the server. Null if the system doesn't report them. */
function resources({ pid }: DevelopServer): { megabytes: number | null; files: number | null } {
  const memory = sampleMemory(pid);
  return { megabytes: memory && memory.together / MEGABYTE, files: countOpenFiles(pid) };
}

function difference(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : after - before;
}

function row(
  what: string,
  value: number | null,
  unit: Measurement['unit'],
  atMost: number | null,
): Measurement {
  return { part: 'develop', what, value, unit, budget: atMost === null ? null : { atMost } };
}
