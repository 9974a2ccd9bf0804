import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '../../src/node/lib/files';
import { weighPage } from '../measure/page-weight';
import type { Measurement } from '../measurement';
import { COMPONENT_PAGE, TEXT_PAGE, type SiteRun } from '../site-run';

const KILOBYTE = 1000;
const DEMO = 'data-demo-root';
/** Count as CSS. */
const STYLES = /<style[\s\S]*?<\/style>/g;

/** Downloads of a page before any interaction. */
export async function measureSizes({ browser, server, folder }: SiteRun): Promise<Measurement[]> {
  const text = await weighPage(browser, server.url + TEXT_PAGE);
  const component = await weighPage(browser, server.url + COMPONENT_PAGE);
  const largest = await findLargestPage(join(folder, 'public'));
  const row = (what: string, bytes: number, atMost: number): Measurement => ({
    part: 'sizes',
    what,
    value: bytes / KILOBYTE,
    unit: 'KB',
    budget: { atMost },
  });
  return [
    row(`JavaScript before any interaction, ${TEXT_PAGE}`, text.javascript, 145),
    row(`JavaScript with the first demos in view, ${COMPONENT_PAGE}`, component.javascript, 180),
    row(`HTML of the largest page with ${largest.demos} demos, ${largest.path}`, largest.bytes, 25),
    row(`CSS, ${TEXT_PAGE}`, text.css, 20),
    row(`CSS, ${COMPONENT_PAGE}`, component.css, 24),
  ];
}

/** Of all pages with about ten demos, the one with the most HTML. */
async function findLargestPage(
  publicFolder: string,
): Promise<{ path: string; bytes: number; demos: number }> {
  const files = filesBelow(publicFolder).filter((file) => file.endsWith('/index.html'));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(join(publicFolder, file), 'utf8');
      const demos = html.split(DEMO).length - 1;
      return {
        path: `/${file.replace('index.html', '')}`,
        bytes: demos >= 8 && demos <= 12 ? gzipSync(html.replace(STYLES, '')).length : 0,
        demos,
      };
    }),
  );
  return pages.reduce((largest, page) => (page.bytes > largest.bytes ? page : largest));
}
