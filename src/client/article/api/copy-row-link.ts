import { t } from './texts';

/** How long a row says that its link was copied, in ms. */
const COPIED_FOR = 2000;

/** The name of a row is its link; a click copies the full address as well. */
export function copyRowLink(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.api-link') : null;
  if (link && !ctrlKey && !metaKey && !shiftKey && !altKey) void copy(link);
}

async function copy(link: HTMLAnchorElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // The address stands in the address bar (specification §8).
    return;
  }
  const note = document.createElement('span');
  note.className = 'api-copied';
  note.setAttribute('role', 'status');
  link.after(note);
  note.textContent = t('api.linkCopied');
  window.setTimeout(() => note.remove(), COPIED_FOR);
}
