import { installPackages } from '../src/node/cli/commands.mjs';
import { launchBrowser } from './measure/browser';
import { describeMachine } from './machine';
import { isWithinBudget } from './measurement';
import { measureCorpus } from './measure-corpus';
import { measureSite } from './measure-site';
import { parseOptions } from './options';
import { formatJson } from './report/json';
import { formatTable } from './report/table';

/** Exit codes. */
const OVER_BUDGET = 1;
const FAILURE = 2;

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  installPackages('bench');
  const browser = await launchBrowser();
  try {
    const machine = describeMachine(browser);
    const measurements = [
      ...(await measureSite(process.cwd(), browser, options.parts)),
      ...(await measureCorpus(process.cwd(), browser, options)),
    ];
    console.log((options.json ? formatJson : formatTable)(machine, measurements));
    return measurements.some((measurement) => isWithinBudget(measurement) === false) ? OVER_BUDGET : 0;
  } finally {
    await browser.close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = FAILURE;
  },
);
