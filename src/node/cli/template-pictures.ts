import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { COLOR_SCHEMES, type ColorScheme } from '../../shared/theme/color-mode';
import { CONTENT_FOLDER } from '../support/paths';
import { findBrowser } from './commands.mjs';
import { digestFile, templateDigests, TEMPLATES_PAGE } from './template-pictures/templates';

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
  const digests = templateDigests(CONTENT_FOLDER);
  try {
    for (const name of Object.keys(digests))
      for (const scheme of COLOR_SCHEMES) {
        const address = `http://localhost:${values.port}/${TEMPLATES_PAGE}/${name}/`;
        const picture = await takePicture(browser, address, scheme);
        await writeFile(join(CONTENT_FOLDER, TEMPLATES_PAGE, `pictures/${name}-${scheme}.webp`), picture);
        console.log(`${name}, ${scheme}: ${picture.length} bytes`);
      }
  } finally {
    await browser.close();
  }
  await writeFile(digestFile(CONTENT_FOLDER), `${JSON.stringify(digests, null, 2)}\n`);
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
  throw new Error(`The picture does not fit into ${LARGEST} bytes.`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
