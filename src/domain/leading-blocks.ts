/** HTML with few tags and small type still takes this much room, in px per character. */
const PX_PER_CHARACTER = 0.08;
/** A demo with its toolbar is at least this high, in px. */
const DEMO_HEIGHT = 120;

/** A block of a page as far as its height can be told: the length of its HTML, null for a demo. */
export interface MeasuredBlock {
  htmlLength: number | null;
}

/**
 * How many blocks from the start of a page surely fill a viewport. Heights are guessed too small rather than too large:
 * a block too many costs a little time, one too few would be missed.
 */
export function countLeadingBlocks(blocks: readonly MeasuredBlock[], viewportHeight: number): number {
  let filled = 0;
  const next = blocks.findIndex(({ htmlLength }) => {
    if (filled >= viewportHeight) return true;
    filled += htmlLength === null ? DEMO_HEIGHT : htmlLength * PX_PER_CHARACTER;
    return false;
  });
  return next === -1 ? blocks.length : next;
}
