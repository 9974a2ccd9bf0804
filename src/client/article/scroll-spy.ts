/** Nothing is marked before the reader has scrolled this far, in px. */
const START = 200;
/** Within this distance from the end of the page the last section wins, in px. */
const END = 50;

/** What the scroll spy measures. */
export interface ScrollState {
  scrollTop: number;
  viewportHeight: number;
  pageHeight: number;
  /** Sections in order, with their distance from the top of the page. */
  sections: readonly { id: string; top: number }[];
}

/** The section being read: the last one whose heading is in the first eighth of the viewport or above. */
export function activeSection({
  scrollTop,
  viewportHeight,
  pageHeight,
  sections,
}: ScrollState): string | null {
  if (scrollTop < START) return null;
  if (scrollTop + viewportHeight > pageHeight - END) return sections.at(-1)?.id ?? null;
  return sections.findLast(({ top }) => top < scrollTop + viewportHeight / 8)?.id ?? null;
}
