import type { Root } from 'react-dom/client';
import type { ThemeSettingsStore } from '../../ui/theme/theme-settings';
import { COLOR_SCHEME_ATTRIBUTE } from './demo-library';

/** The document of a demo's frame. */
export interface FrameDocument {
  window: Window;
  head: HTMLElement;
  /** Element that holds the demo. */
  root: HTMLElement;
}

/** The frame that the build has put in the place of a demo, if it did. */
export function findFrame(container: HTMLElement): HTMLIFrameElement | null {
  return container.querySelector<HTMLIFrameElement>('iframe[data-demo-frame]');
}

/** Starts a demo in its frame as soon as the document in it is there; returns how to end it. */
export function startFramed(
  frame: HTMLIFrameElement,
  settings: ThemeSettingsStore,
  start: (content: FrameDocument) => Pick<Root, 'unmount'>,
): () => void {
  let end = (): void => frame.removeEventListener('load', begin);
  function begin(): void {
    const content = readFrame(frame);
    if (!content) return;
    end();
    const root = start(content);
    const stopMirroring = mirrorSettings(content, settings);
    end = () => {
      stopMirroring();
      root.unmount();
    };
  }
  frame.addEventListener('load', begin);
  begin();
  return () => end();
}

/** Null before the document is read: what is put in earlier would be lost. */
function readFrame({ contentDocument, contentWindow }: HTMLIFrameElement): FrameDocument | null {
  if (!contentDocument || !contentWindow || contentDocument.readyState !== 'complete') return null;
  const root = contentDocument.querySelector<HTMLElement>('[data-demo-root]');
  return root && { window: contentWindow, head: contentDocument.head, root };
}

/** Mirrors direction and colour scheme of the page in a frame; returns how to stop. */
function mirrorSettings({ root }: FrameDocument, source: ThemeSettingsStore): () => void {
  const { body, documentElement } = root.ownerDocument;
  const mirror = (): void => {
    const { direction, paletteMode } = source.get();
    documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, paletteMode);
    body.dir = direction;
  };
  mirror();
  return source.subscribe(mirror);
}
