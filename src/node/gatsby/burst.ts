import { setTimeout } from 'node:timers/promises';

/** Gatsby rests at least this long before it makes pages again, in milliseconds – unless files change during its queries. */
const REST = 500;
const FIRST_PAUSE = 100;

/**
 * Edits that follow one another without a rest. Gatsby's develop server ends with an error when files have changed during
 * six runs of queries in a row, so each of these waits longer than the one before until no file changes any more.
 */
export class Burst {
  private updates = 0;
  private ended = -Infinity;

  /** Updates once, or, during a burst, until nothing is left to do. The update returns the same result for the same files. */
  async settle<Result>(update: () => Promise<Result>): Promise<Result> {
    this.updates = performance.now() - this.ended < REST ? this.updates + 1 : 0;
    let result = await update();
    while (this.updates > 0) {
      await setTimeout(FIRST_PAUSE * 2 ** (this.updates - 1));
      const next = await update();
      if (next === result) break;
      result = next;
    }
    this.ended = performance.now();
    return result;
  }
}
