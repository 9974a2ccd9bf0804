import { expect, type Locator, type Page } from '@playwright/test';
import { onChange } from './changed';
import { demoFrame } from './demos';
import { openPage } from './open-page';
import { test } from './shared-tab';

/** What the test of a row works with. */
export interface Keyboard {
  page: Page;
  /** A demo of the page, in view and alive. */
  demo(name: string): Promise<Locator>;
  /** Presses a key by its name in the table, such as `Tab`, `←`, or `Shift+Tab`. */
  press(keys: string): Promise<void>;
}

/** Names that the keyboard of the browser has for keys. */
const NAMES: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  Ctrl: 'Control',
  Esc: 'Escape',
};

/**
 * Tests the keyboard table of a page, one test for each row. A row must press all of its keys, and one key of a range
 * such as "A to Z".
 * @param rows Tests by the text in the first cell of their row.
 */
export function testKeys(
  path: string,
  rows: Readonly<Record<string, (keyboard: Keyboard) => Promise<void>>>,
) {
  for (const [row, run] of Object.entries(rows)) {
    const tag = onChange(path, `tests/e2e/keys${path.slice(0, -1)}.spec.ts`);
    test(`${path}: ${row}`, { tag }, async ({ page }) => {
      await openPage(page, path);
      const pressed: string[] = [];
      await run({
        page,
        demo: (name) => wakeDemo(page, name),
        async press(keys) {
          const parts = keys.split('+');
          pressed.push(...parts);
          await page.keyboard.press(parts.map((part) => NAMES[part] ?? part).join('+'));
        },
      });
      const missing = await missingKeys(page, row, pressed);
      expect(missing, 'keys of the row that the test has not pressed').toEqual([]);
    });
  }
}

async function missingKeys(page: Page, row: string, pressed: readonly string[]): Promise<string[]> {
  const cell = page
    .locator('article table', { has: page.locator('th:text-is("Key") + th:text-is("Effect")') })
    .locator('tbody td:first-child')
    .filter({ hasText: new RegExp(`^\\s*${row.replace(/[+*?.()[\]\\/]/g, '\\$&')}\\s*$`) });
  await expect(cell, 'rows of the page with this text').toHaveCount(1);
  const keys = await cell.locator('kbd').allTextContents();
  const [from = '', to = ''] = row.split(' to ');
  const isInRange = (key: string): boolean => key.length === 1 && from <= key && key <= to;
  return pressed.some(isInRange) ? [] : keys.filter((key) => !pressed.includes(key));
}

async function wakeDemo(page: Page, name: string): Promise<Locator> {
  const demo = demoFrame(page, name);
  await demo.scrollIntoViewIfNeeded();
  const root = demo.locator('[data-demo-root] > *').first();
  await expect
    .poll(() =>
      root.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$'))),
    )
    .toBe(true);
  return demo;
}
