/** Props of an element, named as React names them. */
export type ElementProps = Record<string, string | number | boolean | Record<string, string>>;

/**
 * A part of prose in which blocks stand inside elements, such as a demo in a list: text, an element with finished HTML,
 * an element with parts of its own, or the place of a demo (its index).
 */
export type BlockTreeNode =
  | string
  | { tag: string; props: ElementProps; html: string }
  | { tag: string; props: ElementProps; children: BlockTreeNode[] }
  | { demo: number };
