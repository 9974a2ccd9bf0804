import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDevelop, type DevelopServer } from '../../tests/build/develop-server';
import { countOpenFiles, sampleMemory } from '../measure/processes';
import { median, type Measurement } from '../measurement';
import { COMPONENT_PAGE } from '../site-run';

const EDITS = 200;
/** Edits after which code is compiled and caches are full. */
const WARM_UP = 20;
const MEGABYTE = 1_000_000;
/** A leak ends in an error here; with more room Node collects no garbage before it has gathered gigabytes. */
const LITTLE_ROOM = { NODE_OPTIONS: '--max-old-space-size=1024' };

const PAGE = `content${COMPONENT_PAGE}index.mdx`;
const PAGE_TEXT = 'Use a button for what people do';
const DEMO = `content${COMPONENT_PAGE}ButtonBasics.tsx`;
const DEMO_TEXT = 'Check in a bike';

/** Edits the text and a demo of a page in turn: how long until they are shown, and what each leaves behind. */
export async function measureDevelop(folder: string): Promise<Measurement[]> {
  const server = await startDevelop(folder, LITTLE_ROOM);
  try {
    await editInTurn(server, folder, 0, WARM_UP);
    const before = resources(server);
    const seconds = await editInTurn(server, folder, WARM_UP, EDITS);
    const after = resources(server);
    return [
      row('an edit of a page is shown, median', median(seconds.page), 's', 1.5),
      row('an edit of a demo is shown, median', median(seconds.demo), 's', 2),
      row(`memory gained by ${EDITS} edits`, difference(after.megabytes, before.megabytes), 'MB', null),
      row(`open files gained by ${EDITS} edits`, difference(after.files, before.files), 'files', 0),
    ];
  } finally {
    await server.stop();
  }
}

async function editInTurn(
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

/** What all processes of the server hold; null where the system does not tell. */
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
