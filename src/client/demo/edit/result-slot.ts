import { RUNNER_MARGIN } from './runner/protocol';

/** Height of the window that edited demos see in px, at least: room for menus and dialogs. */
const WINDOW_HEIGHT = 480;
/** Edited code decides about its height: never so much that the page cannot be read any more. */
const MAX_HEIGHT = 4000;

/** The place in the page where an edited demo is shown. */
export interface ResultSlot {
  /** Takes the frame of a runner. */
  hold(frame: HTMLIFrameElement): void;
  /** Gives it up; its place stays. */
  clear(): void;
  /** Gives the content its height; the frame shows more than that only while something lies over the content. */
  resize(height: number, overlay: boolean): void;
  remove(): void;
}

/**
 * Adds a slot to `stage`. Its frame is always as high as a small window, so that menus and dialogs have room, but
 * cut to the content: what is below in the page stays visible and clickable, and nothing moves when a menu opens.
 */
export function createResultSlot(stage: HTMLElement): ResultSlot {
  const slot = document.createElement('div');
  slot.className = 'live-edit-result';
  stage.append(slot);
  let held: HTMLIFrameElement | null = null;
  let clip = 'inset(0 0 100% 0)';
  return {
    hold(frame) {
      held = frame;
      frame.style.height = `${WINDOW_HEIGHT}px`;
      frame.style.clipPath = clip;
      slot.append(frame);
    },
    clear() {
      held?.remove();
      held = null;
    },
    resize(height, overlay) {
      const shown = Math.min(Math.max(Number(height) || 0, 0), MAX_HEIGHT);
      clip = overlay ? 'none' : `inset(0 0 calc(100% - ${shown}px) 0)`;
      slot.style.height = `${Math.max(shown - 2 * RUNNER_MARGIN, 0)}px`;
      slot.classList.toggle('live-edit-overlay', overlay);
      if (!held) return;
      held.style.height = `${Math.max(shown, WINDOW_HEIGHT)}px`;
      held.style.clipPath = clip;
    },
    remove: () => slot.remove(),
  };
}
