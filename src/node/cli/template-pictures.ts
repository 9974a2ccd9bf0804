import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { COLOR_SCHEMES, type ColorScheme } from '../../shared/color-mode';
import { digestOf } from '../lib/digest';
import { filesBelow, CONTENT_FOLDER } from '../lib/files';
import { findBrowser } from './commands.mjs';
import { isMainModule, runCommand } from './report-command';

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

/** Size of the screen and the screenshot, in px. */
const SCREEN = { width: 1280, height: 800 };
const WIDTH = 720;
/** In bytes of a file. */
const LARGEST = 25_000;
/** Parts of the site that are hidden in screenshots. */
const SITE_PARTS =
  '.full-page-bar,.content-report{display:none!important}.full-page{--page-top:0px!important}';

/** Takes screenshots of all templates in both color modes from the local site. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '8000' } } });
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === null ? {} : { executablePath });
  try {
    for (const page of TEMPLATE_PAGES) await takePictures(page, `http://localhost:${values.port}`, browser);
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
  await page.addStyleTag({ content: SITE_PARTS });
  await page.waitForLoadState('networkidle');
  await page.evaluate('document.fonts.ready.then(() => null)');
  const screenshot = await page.screenshot();
  const picture = await toWebP(page, screenshot);
  await page.close();
  return picture;
}

/** Runs in the browser, which can encode WebP. */
const ENCODE = `async (png, width, quality) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + png;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.height) / image.width);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality);
}`;

/** In the best quality that the size allows. */
async function toWebP(page: Page, screenshot: Buffer): Promise<Buffer> {
  const png = JSON.stringify(screenshot.toString('base64'));
  for (let quality = 0.9; quality > 0; quality -= 0.1) {
    const address = await page.evaluate<string>(`(${ENCODE})(${png}, ${WIDTH}, ${quality})`);
    const picture = Buffer.from(address.split(',')[1] ?? '', 'base64');
    if (picture.length <= LARGEST) return picture;
  }
  throw new Error(`The image is larger than ${LARGEST} bytes, even at the lowest quality.`);
}

if (isMainModule(import.meta.url)) runCommand(main, 1);
