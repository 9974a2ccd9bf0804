/** HTML with few tags and small type still takes this much room, in px per character. */
const PX_PER_CHARACTER = 0.08;
/** A demo with its toolbar is at least this high, in px. */
const DEMO_HEIGHT = 120;
/** Height of a line of code, in px. */
const LINE_HEIGHT = 18;
/** The bar of the site, the breadcrumb, the title and the description take at least this much, in px. */
const HEAD_HEIGHT = 200;

/** A block of a page as far as its height can be told. */
export type MeasuredBlock =
  | { htmlLength: number }
  /** A demo, and the lines of code that it shows without being asked. */
  | { codeLines: number };

/**
 * How many blocks from the start of a page surely fill a viewport. Heights are guessed too small rather than too large:
 * a block too many costs a little time, one too few would be missed.
 */
export function countLeadingBlocks(blocks: readonly MeasuredBlock[], viewportHeight: number): number {
  let filled = HEAD_HEIGHT;
  const next = blocks.findIndex((block) => {
    if (filled >= viewportHeight) return true;
    filled +=
      'htmlLength' in block
        ? block.htmlLength * PX_PER_CHARACTER
        : DEMO_HEIGHT + block.codeLines * LINE_HEIGHT;
    return false;
  });
  return next === -1 ? blocks.length : next;
}
