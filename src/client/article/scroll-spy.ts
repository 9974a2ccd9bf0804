/** Nothing is marked before the reader has scrolled this far, in px. */
const START = 200;
/** Within this distance from the end of the page the last section wins, in px. */
const END = 50;

/** What the scroll spy measures. */
export interface ScrollState {
  scrollTop: number;
  viewportHeight: number;
  pageHeight: number;
  /** Where what a link leads to comes to stand, from the top of the viewport. */
  landing: number;
  /** Sections in order, with their distance from the top of the page. */
  sections: readonly { id: string; top: number }[];
}

/**
 * The section being read: the last one whose heading is in the first eighth of the viewport or above, or where a link
 * has led.
 */
export function activeSection({
  scrollTop,
  viewportHeight,
  pageHeight,
  landing,
  sections,
}: ScrollState): string | null {
  if (scrollTop < START) return null;
  if (scrollTop + viewportHeight > pageHeight - END) return sections.at(-1)?.id ?? null;
  const line = scrollTop + Math.max(viewportHeight / 8, landing);
  return sections.findLast(({ top }) => top < line)?.id ?? null;
}
