import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const PAGE = `content${COMPONENT_PAGE}index.mdx`;
const PAGE_TEXT = 'Use a button to do something';
const DEMO = `content${COMPONENT_PAGE}ButtonBasics.tsx`;
const DEMO_TEXT = 'Check in a bike';

/** Alternates between edits of a page and of a demo. Measures the time until they are visible, and leaks. */
export async function measureDevelop(folder: string): Promise<Measurement[]> {
  const server = await startDevelop(folder, SMALL_HEAP);
  try {
    await editAlternately(server, folder, 0, WARM_UP);
    const before = resources(server);
    const seconds = await editAlternately(server, folder, WARM_UP, EDITS);
    const after = resources(server);
    return [
      row('page edit → visible, median', median(seconds.page), 's', 1.5),
      row('demo edit → visible, median', median(seconds.demo), 's', 2),
      row(`memory growth after ${EDITS} edits`, difference(after.megabytes, before.megabytes), 'MB', null),
      row(`additional open files after ${EDITS} edits`, difference(after.files, before.files), 'files', 0),
    ];
  } finally {
    await server.stop();
  }
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
    const start = performance.now();
    writeFileSync(file, readFileSync(file, 'utf8').replace(new RegExp(`${text}( \\d+)?`), edited));
    await pageShows(COMPONENT_PAGE, edited);
    seconds[kind].push((performance.now() - start) / 1000);
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
