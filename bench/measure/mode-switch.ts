import type { Page } from '@playwright/test';

const SWITCHES = 16;
const PAUSE_MS = 100;

/** Alternates between dark and light mode. Each time includes two frames, until the page is painted. */
export async function timeModeSwitches(page: Page): Promise<number[]> {
  await page.locator('button[popovertarget="settings-drawer"]').first().click();
  const times: number[] = [];
  for (let count = 0; count < SWITCHES; count += 1) {
    times.push(await timeSwitch(page, count % 2 === 0 ? 'dark' : 'light'));
    await page.waitForTimeout(PAUSE_MS);
  }
  return times;
}

function timeSwitch(page: Page, mode: string): Promise<number> {
  return page.evaluate(
    (value) =>
      new Promise<number>((resolve, reject) => {
        const start = performance.now();
        document.querySelector<HTMLElement>(`#settings-drawer input[name="mode"][value="${value}"]`)?.click();
        if (!document.body.classList.contains(`mode-${value}`))
          return reject(new Error(`The page did not switch to ${value} mode.`));
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
      }),
    mode,
  );
}
