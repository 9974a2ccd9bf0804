import { announce } from '../ui/announce';

/** What a link within the page can lead to: it gets the focus then. */
const SECTIONS = '.article :is(h2, h3, tr, section, .demo-anchor)[tabindex="-1"]';

/** Says politely to which section of the page a link has led. */
export function announceSections(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(SECTIONS)) return;
    const demo = target.closest('.demo');
    announce(demo?.ariaLabel ?? (target.querySelector('.api-link') ?? target).textContent);
  });
}
