import { setTimeout } from 'node:timers/promises';

const FIRST_PAUSE = 100;

/**
 * Edits that follow one another without a rest. Gatsby's develop server ends with an error when files have changed during
 * six runs of queries in a row, so each of these waits longer than the one before until no file changes any more.
 */
export class Burst {
  private updates = 0;
  private hasRested = true;

  /** Gatsby was waiting for edits: whatever comes is no part of the burst before. */
  rest(): void {
    this.hasRested = true;
  }

  /** Updates once, or, during a burst, until nothing is left to do. The update returns the same result for the same files. */
  async settle<Result>(update: () => Promise<Result>): Promise<Result> {
    this.updates = this.hasRested ? 0 : this.updates + 1;
    this.hasRested = false;
    let result = await update();
    while (this.updates > 0) {
      await setTimeout(FIRST_PAUSE * 2 ** (this.updates - 1));
      const next = await update();
      if (next === result) break;
      result = next;
    }
    return result;
  }
}
