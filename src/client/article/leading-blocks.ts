/** Header, title and description above the blocks are at least this high, in px. */
const HEAD_HEIGHT = 220;
/** The heading of a section with its margins, in px. */
const HEADING_HEIGHT = 60;
/** HTML with few tags and small type still takes this much room, in px per character. */
const PX_PER_CHARACTER = 0.08;
/** A demo with its toolbar, and a line of the code below it, are at least this high, in px. */
const DEMO_HEIGHT = 120;
const CODE_LINE_HEIGHT = 18;

/** A block of a page as far as its height can be told: its HTML, or the lines of code that a demo shows. */
export type MeasuredBlock = { html: string } | { codeLines: number };

/**
 * How many blocks from the start of a page surely fill a viewport. Heights are guessed too small rather than too large:
 * a block too many costs a little time, one too few would be missed.
 */
export function countLeadingBlocks(blocks: readonly MeasuredBlock[], viewportHeight: number): number {
  let filled = HEAD_HEIGHT;
  const next = blocks.findIndex((block) => {
    if (filled >= viewportHeight) return true;
    filled += leastHeight(block);
    return false;
  });
  return next === -1 ? blocks.length : next;
}

function leastHeight(block: MeasuredBlock): number {
  if ('codeLines' in block) return DEMO_HEIGHT + block.codeLines * CODE_LINE_HEIGHT;
  const heading = block.html.startsWith('<h2') ? HEADING_HEIGHT : 0;
  return heading + block.html.length * PX_PER_CHARACTER;
}
