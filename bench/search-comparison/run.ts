import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../src/node/cli/commands.mjs';
import { QUERY_SETS, readQueries } from '../../tests/search/queries';
import { describeMachine } from '../machine';
import { launchBrowser } from '../measure/browser';
import { buildSite } from '../measure/run-measured';
import { serveSite } from '../measure/serve';
import { announce } from '../progress';
import { TEXT_PAGE } from '../site-run';
import { loadBuiltIndex } from './built-index';
import { costOfSite, withVisit } from './cost';
import { costOfPagefind, loadPagefind } from './cost-of-pagefind';
import { askPagefind, removePagefind, writePagefind } from './pagefind';
import { measureRecall } from './recall';
import { formatComparison, type Contestant } from './table';

/** Compares the search of this site with Pagefind on the same pages. With `--keep`, uses the last build. */
async function main(): Promise<void> {
  const folder = process.cwd();
  installPackages('bench');
  if (!process.argv.includes('--keep') || !existsSync(join(folder, 'public'))) {
    announce('Building the site');
    await buildSite(folder);
  }
  const site = await loadBuiltIndex(folder);
  announce('Indexing the same pages with Pagefind');
  const indexing = await writePagefind(folder, site.pages);
  const browser = await launchBrowser();
  const server = await serveSite(folder);
  try {
    const machine = describeMachine(browser);
    const queries = QUERY_SETS.flatMap(readQueries);
    const url = server.url + TEXT_PAGE;
    announce(`Running ${queries.length} queries in both`);
    const siteAnswers = await measureRecall(queries, site.ask);
    const pagefindAnswers = await withVisit(browser, url, async ({ page }) => {
      await loadPagefind(page);
      return measureRecall(queries, askPagefind(page));
    });
    announce('Measuring downloads and times');
    const contestants: Contestant[] = [
      { name: 'This site', answers: siteAnswers, cost: await costOfSite(browser, url) },
      { name: 'Pagefind', answers: pagefindAnswers, cost: await costOfPagefind(browser, url, folder) },
    ];
    console.log(
      formatComparison(contestants, { machine, queries: queries.length, pages: site.pages.length }),
    );
    announce(`Indexing with Pagefind took ${indexing.toFixed(1)} s`);
  } finally {
    server.stop();
    await browser.close();
    removePagefind(folder);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
