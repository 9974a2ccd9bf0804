import { CodeError } from './code-error';

/** Longest time in ms that code may block the browser. */
const LIMIT = 1000;
/** Looking at the clock each time would slow good loops down. */
const CALLS_PER_LOOK = 1000;

let calls = 0;
let since: number | null = null;

/**
 * Called in every loop of edited code.
 * @throws CodeError in a loop that does not end
 */
export function guardLoop(): void {
  if (since === null) {
    since = performance.now();
    // This comes only when the code has given the browser a turn.
    window.setTimeout(() => {
      since = null;
    });
  }
  calls += 1;
  if (calls % CALLS_PER_LOOK === 0 && performance.now() - since > LIMIT)
    throw new CodeError('A loop does not end.');
}
