import { sectionId } from '../../../shared/address/section-id';

/** The element that a hash names. */
export function findSection(hash: string): HTMLElement | null {
  const id = sectionId(hash);
  return id === null ? null : document.getElementById(id);
}

/** Shows a section below the header. */
export function showSection(section: HTMLElement): void {
  reveal(section);
  section.scrollIntoView({ behavior: 'instant' });
}

/** As browsers do it for plain anchors: the keyboard goes on from the place that was jumped to. */
export function focusSection(section: HTMLElement): void {
  reveal(section);
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Opens every `<details>` around a section: browsers do so only for their own jumps. */
function reveal(section: HTMLElement): void {
  for (let parent = section.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
}
