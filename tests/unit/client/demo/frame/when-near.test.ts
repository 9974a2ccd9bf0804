import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenNear } from '../../../../../src/client/demo/frame/demo-content';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

/** As much of an element as waiting touches. */
class FakeElement extends EventTarget {
  readonly isConnected = true;
  constructor(private readonly frame: (EventTarget & { contentDocument: EventTarget }) | null = null) {
    super();
  }
  querySelector(): EventTarget | null {
    return this.frame;
  }
}

const press = (type: string, keys: Partial<MouseEvent> = {}): Event =>
  Object.assign(new Event(type, { cancelable: true }), keys);

describe('a demo that is not live yet', () => {
  let element: FakeElement;
  let comesNear: () => void;
  let start: ReturnType<typeof vi.fn<() => Promise<void>>>;
  let becomesLive: () => void;
  const wait = (): (() => void) => whenNear(element as unknown as HTMLElement, start);

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

  it('starts when it comes near, or gets the focus, and once', () => {
    wait();
    expect(start).not.toHaveBeenCalled();
    element.dispatchEvent(press('focusin'));
    comesNear();
    comesNear();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('replays clicks after hydration, in order and once', async () => {
    const events = ['mousedown', 'mouseup', 'click'];
    wait();
    comesNear();
    for (const type of events) element.dispatchEvent(press(type));
    const heard: string[] = [];
    for (const type of events) element.addEventListener(type, () => heard.push(type));
    becomesLive();
    await vi.waitFor(() => expect(heard).toEqual(events));
    element.dispatchEvent(press('click'));
    expect(heard).toEqual([...events, 'click']);
  });

  it('replays clicks in the frame of a demo, even if its document loads later', async () => {
    const frame = Object.assign(new EventTarget(), { contentDocument: new EventTarget() });
    element = new FakeElement(frame);
    wait();
    comesNear();
    frame.contentDocument = new EventTarget();
    frame.dispatchEvent(new Event('load'));
    const button = Object.assign(new EventTarget(), { isConnected: true });
    const event = press('click');
    Object.defineProperty(event, 'target', { value: button });
    frame.contentDocument.dispatchEvent(event);
    const heard = vi.fn();
    button.addEventListener('click', heard);
    expect(event.defaultPrevented).toBe(true);
    becomesLive();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });

  it('a click has its default action when it is replayed', () => {
    wait();
    expect(element.dispatchEvent(press('click'))).toBe(false);
    expect(element.dispatchEvent(press('mousedown'))).toBe(true);
  });

  it.each(['ctrlKey', 'metaKey', 'altKey'])('a press with the %s is left to the browser', (key) => {
    wait();
    expect(element.dispatchEvent(press('click', { [key]: true }))).toBe(true);
  });

  it('starts no more when its page is left', () => {
    const stop = wait();
    stop();
    element.dispatchEvent(press('focusin'));
    expect(start).not.toHaveBeenCalled();
  });
});
