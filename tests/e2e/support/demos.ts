import { readFileSync } from 'node:fs';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Frame of a demo. */
export const demoFrame = (page: Page, name: string): Locator => page.locator(`section#${name}`);

/** Toolbar of a demo. */
export function toolbarOf(page: Page, name: string): Locator {
  return demoFrame(page, name).getByRole('toolbar', { name: 'demo source' });
}

/** Opens the whole source of a demo. */
export async function openSource(page: Page, name: string): Promise<void> {
  await toolbarOf(page, name)
    .getByRole('button', { name: /^(Show|Expand) code$/ })
    .click();
  await expect(demoFrame(page, name).locator('.demo-source')).toHaveAttribute('open');
}

/** Compares visible text, because both variants are in the HTML. */
export const AS_SHOWN = { useInnerText: true } as const;

/** The code of a demo that can be seen. */
export function shownCode(page: Page, name: string): Locator {
  return demoFrame(page, name).locator('code').filter({ visible: true });
}

/** Text of a demo's file, without the newline at its end. */
export function sourceFile(path: string): string {
  return readFileSync(`content/${path}`, 'utf8').trimEnd();
}

/** Lets pages use the clipboard, as browsers do for a page in front. */
export async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** What the reader would paste now. */
export async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Empties the clipboard, so that an old text cannot pass for a new one. */
export async function clearClipboard(page: Page): Promise<void> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
}
