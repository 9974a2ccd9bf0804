import { sectionId } from '../../../shared/address/section-id';

/** The element that a hash names. */
export function findSection(hash: string): HTMLElement | null {
  const id = sectionId(hash);
  return id === null ? null : document.getElementById(id);
}

/** Shows a section below the header, also one in a closed `<details>`: browsers open that only for their own jumps. */
export function showSection(section: HTMLElement): void {
  for (let parent = section.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  section.scrollIntoView({ behavior: 'instant' });
}

/** As browsers do it for plain anchors: the keyboard goes on from the place that was jumped to. */
export function focusSection(section: HTMLElement): void {
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
