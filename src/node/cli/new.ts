import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { readSiteReference } from '../api/read-api-reference';
import { readContent } from '../content/read-content';
import { writeChanges } from './new/changes';
import { planNew } from './new/kinds';
import { runCommand } from './report-command';

/** Writes a page, a demo or a redirect, with all that belongs to it. */
async function main(): Promise<void> {
  const repository = process.cwd();
  const site = await readContent(resolve('content'), repository, await readSiteReference(repository));
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : null;
  try {
    const ask = terminal && ((question: string) => terminal.question(question));
    const { changes, next } = await planNew(process.argv.slice(2), site, repository, ask);
    const written = await writeChanges(changes, repository);
    console.log([...written, '', next, 'Then run "npm run check".'].join('\n'));
  } finally {
    terminal?.close();
  }
}

runCommand(main, 2);
