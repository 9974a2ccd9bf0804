import type { Page } from '@playwright/test';

const RESULT = '.search-dialog [role="option"]';
/** A pause in which the answer to a letter arrives. */
const PAUSE_MS = 150;

interface Timing {
  timing: Promise<number>;
}

/**
 * Time from a key to the result that marks what has been typed by then, in ms: it stands in the document and is laid
 * out; the next frame shows it.
 * @param typed the text in the field after that key
 */
export async function timeKey(page: Page, key: string, typed: string): Promise<number> {
  await page.evaluate(watchForResult, [RESULT, typed] as const);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as unknown as Timing).timing);
}

/** The same for each letter of some words, typed one after the other with pauses. */
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

/** Runs in the page; without named functions inside, which tsx would tie to a helper of its own. */
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
