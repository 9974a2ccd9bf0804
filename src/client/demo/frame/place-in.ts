/** Where an element is below another: the position among its siblings, level by level. */
export function placeIn(root: Element, element: Element): number[] {
  const { parentElement } = element;
  if (element === root || parentElement === null) return [];
  return [...placeIn(root, parentElement), [...parentElement.children].indexOf(element)];
}

/** The element at a place; null where there is none. */
export function elementAt(root: Element, place: readonly number[]): Element | null {
  return place.reduce<Element | null>((element, index) => element?.children[index] ?? null, root);
}
