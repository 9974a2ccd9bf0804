import type { Page } from '@playwright/test';

const RESULT = '.search-dialog [role="option"]';
/** Long enough for the results of one letter. */
const PAUSE_MS = 150;

interface Timing {
  timing: Promise<number>;
}

/**
 * Milliseconds from a key press until a result with the typed text highlighted is laid out. The next frame paints it.
 * @param typed text in the field after the key press
 */
export async function timeKey(page: Page, key: string, typed: string): Promise<number> {
  await page.evaluate(watchForResult, [RESULT, typed] as const);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Timing).timing);
}

/** Runs `timeKey` for each letter of the words, with pauses. */
export async function timeWords(
  page: Page,
  words: readonly string[],
  clear: () => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  for (const word of words) {
    await clear();
    for (const [index, letter] of [...word].entries()) {
      times.push(await timeKey(page, letter, word.slice(0, index + 1)));
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  return times;
}

/** Runs in the page. It can't contain named functions, because tsx wraps them in a helper that the page doesn't have. */
function watchForResult([result, typed]: readonly [string, string]): void {
  const timing = new Promise<number>((resolve) => {
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const marked = document.querySelector<HTMLElement>(`${result} mark`);
          if (marked?.textContent?.toLowerCase() !== typed) return;
          observer.disconnect();
          marked.getBoundingClientRect();
          resolve(performance.now() - timeStamp);
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
  Object.assign(window, { timing });
}
