import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { COLOR_SCHEMES, type ColorScheme } from '../../shared/color-mode';
import { digestOf } from '../lib/cache';
import { filesBelow, CONTENT_FOLDER } from '../lib/files';
import { findBrowser } from './commands.mjs';
import { isMainModule, parseFlags, runCommand } from './command-line';

/** Pages with screenshots of templates. Each template is in a child folder. */
export const TEMPLATE_PAGES = [
  'material-ui/getting-started/templates',
  'joy-ui/getting-started/templates',
] as const;

/** Digests of the sources of a page's templates, by name. */
export function templateDigests(page: string, content: string): Record<string, string> {
  const folder = join(content, page);
  const shared = sourcesIn(join(folder, 'shared'));
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).includes('index.mdx'))
    .map(({ name }) => name)
    .sort();
  return Object.fromEntries(names.map((name) => [name, digestOf(shared, sourcesIn(join(folder, name)))]));
}

/** File with the digests of the sources when the screenshots were taken. */
export function digestFile(page: string, content: string): string {
  return join(content, page, 'pictures/digests.json');
}

function sourcesIn(folder: string): [file: string, text: string][] {
  return filesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

/** Size of the screen and width of the screenshot, in px. */
const SCREEN = { width: 1280, height: 800 };
const WIDTH = 720;
/** In bytes of a file. */
const LARGEST = 25_000;
/** Hides parts of the site, and the caret of a field with focus. */
const STYLES =
  '.full-page-bar,.content-report{display:none!important}.full-page{--page-top:0px!important}' +
  '*{caret-color:transparent!important}';

/** Takes screenshots of all templates in both color modes from the local site. */
async function main(): Promise<void> {
  const { port = '8000' } = parseFlags(['port'], process.argv.slice(2));
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  try {
    for (const page of TEMPLATE_PAGES) await takePictures(page, `http://localhost:${port}`, browser);
  } finally {
    await browser.close();
  }
}

async function takePictures(page: string, site: string, browser: Browser): Promise<void> {
  const digests = templateDigests(page, CONTENT_FOLDER);
  for (const name of Object.keys(digests))
    for (const scheme of COLOR_SCHEMES) {
      const picture = await takePicture(browser, `${site}/${page}/${name}/`, scheme);
      await writeFile(join(CONTENT_FOLDER, page, `pictures/${name}-${scheme}.webp`), picture);
      console.log(`${name}, ${scheme}: ${picture.length} bytes`);
    }
  await writeFile(digestFile(page, CONTENT_FOLDER), `${JSON.stringify(digests, null, 2)}\n`);
}

async function takePicture(browser: Browser, address: string, colorScheme: ColorScheme): Promise<Buffer> {
  const page = await browser.newPage({ viewport: SCREEN, colorScheme, reducedMotion: 'reduce' });
  await page.goto(address);
  // The first load does not wait for the font, so load the page again.
  await page.reload();
  await page.addStyleTag({ content: STYLES });
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => null)');
  const picture = await capture(page);
  await page.close();
  return picture;
}

/** A WebP in the best quality that the size allows. Playwright itself only writes PNG and JPEG. */
async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...SCREEN, scale: WIDTH / SCREEN.width };
  for (let quality = 90; quality > 0; quality -= 10) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.length <= LARGEST) return picture;
  }
  throw new Error(`The image is larger than ${LARGEST} bytes, even at the lowest quality.`);
}

if (isMainModule(import.meta.url)) runCommand(main, 1);
