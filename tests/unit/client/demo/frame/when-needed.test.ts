import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNeeded } from '../../../../../src/client/demo/frame/when-needed';

/** As much of an element as waiting touches. */
class FakeElement extends EventTarget {
  readonly isConnected = true;
  readonly parentElement = null;
  querySelector(): null {
    return null;
  }
}

/** Event with keys that are held meanwhile. */
function keyEvent(type: string, keys: Partial<KeyboardEvent> = {}): Event {
  return Object.assign(new Event(type, { cancelable: true }), keys);
}

describe('a demo that is not live yet', () => {
  let element: FakeElement;
  let comesNear: () => void;
  let start: ReturnType<typeof vi.fn<() => Promise<void>>>;
  let becomesLive: () => void;
  const wait = (): (() => void) => whenNeeded(element as unknown as HTMLElement, start);

  beforeEach(() => {
    element = new FakeElement();
    start = vi.fn(() => new Promise<void>((resolve) => (becomesLive = resolve)));
    class FakeObserver {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comesNear = () => callback([{ isIntersecting: true }]);
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
    vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['pointerdown', 'touchstart', 'focusin', 'click'])('starts at the first %s, and once', (type) => {
    wait();
    expect(start).not.toHaveBeenCalled();
    element.dispatchEvent(keyEvent(type));
    element.dispatchEvent(keyEvent(type));
    comesNear();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('starts when it comes near', () => {
    wait();
    comesNear();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('gets all that the reader has done when it is live, in order and once', async () => {
    const acts = ['mousedown', 'focusin', 'mouseup', 'click', 'keydown', 'keyup', 'focusout'];
    wait();
    for (const type of acts) element.dispatchEvent(keyEvent(type));
    const heard: string[] = [];
    for (const type of acts) element.addEventListener(type, () => heard.push(type));
    becomesLive();
    await vi.waitFor(() => expect(heard).toEqual(acts));
    element.dispatchEvent(keyEvent('click'));
    expect(heard).toEqual([...acts, 'click']);
  });

  it('keeps only clicks from the browser, which acts on them when they are repeated', () => {
    wait();
    expect(element.dispatchEvent(keyEvent('click'))).toBe(false);
    expect(element.dispatchEvent(keyEvent('mousedown'))).toBe(true);
    expect(element.dispatchEvent(keyEvent('keydown'))).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])(
    'leaves what is done with the %s to page and browser',
    async (key) => {
      wait();
      const shortcut = keyEvent('keydown', { [key]: true });
      const stopped = vi.spyOn(shortcut, 'stopPropagation');
      element.dispatchEvent(shortcut);
      expect(stopped).not.toHaveBeenCalled();
      expect(element.dispatchEvent(keyEvent('click', { [key]: true }))).toBe(true);
      expect(start).not.toHaveBeenCalled();
    },
  );

  it('starts no more when its page is left', () => {
    const stop = wait();
    stop();
    element.dispatchEvent(keyEvent('click'));
    expect(start).not.toHaveBeenCalled();
  });
});
