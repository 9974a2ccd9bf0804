import { launchBrowser } from './bench/measure/browser';
import { serveSite } from './bench/measure/serve';
import { measureSearch } from './bench/parts/search';
import { formatTable } from './bench/report/table';
import { describeMachine } from './bench/machine';
async function main() {
  const browser = await launchBrowser();
  const server = await serveSite(process.cwd());
  try { const m = describeMachine(browser); console.log(formatTable(m, await measureSearch({ folder: process.cwd(), server, browser }))); } finally { server.stop(); await browser.close(); }
}
main().catch((e) => { console.error(e); process.exit(1); });
