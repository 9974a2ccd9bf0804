import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyEventsScript, replayEarlyEvents } from '../../../../src/client/app/early-events';

const POPOVER = ':not([popovertarget])';

/** An element of a demo or of the shell, as far as the script asks for it. */
class FakeElement extends EventTarget {
  isConnected = true;
  constructor(private readonly kind: 'demo' | 'button' | 'other') {
    super();
  }
  closest(selector: string): this | null {
    const kinds = { demo: '[data-demo-root]', button: `button[type=button]${POPOVER}`, other: null };
    return selector.split(',').includes(kinds[this.kind] ?? '') ? this : null;
  }
}

describe('before the scripts of the page have come', () => {
  let page: EventTarget;
  const fire = (kind: 'demo' | 'button' | 'other', type: string, keys: object = {}) => {
    const target = new FakeElement(kind);
    const event = Object.assign(new Event(type, { cancelable: true }), keys);
    Object.defineProperty(event, 'target', { value: target, configurable: true });
    page.dispatchEvent(event);
    return { target, event };
  };

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    new Function(earlyEventsScript())();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['demo', 'click'],
    ['demo', 'mousedown'],
    ['demo', 'keydown'],
    ['button', 'click'],
  ] as const)('on a %s, a %s is recorded and replayed once', async (kind, type) => {
    const { target } = fire(kind, type);
    const heard = vi.fn();
    target.addEventListener(type, heard);
    await replayEarlyEvents();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('a click has its default action when it is replayed, everything else at once', () => {
    expect(fire('button', 'click').event.defaultPrevented).toBe(true);
    expect(fire('demo', 'mousedown').event.defaultPrevented).toBe(false);
  });

  it.each([
    ['a link', 'other', 'click', {}],
    ['a key outside of demos', 'button', 'keydown', {}],
    ['a click that opens a new tab', 'demo', 'click', { ctrlKey: true }],
    ['a shortcut', 'demo', 'keydown', { metaKey: true }],
  ] as const)('%s is left to the browser', async (_what, kind, type, keys) => {
    const { target, event } = fire(kind, type, keys);
    const heard = vi.fn();
    target.addEventListener(type, heard);
    await replayEarlyEvents();
    expect(event.defaultPrevented).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  it('nothing is recorded when they are ready, nor replayed on what has gone', async () => {
    const { target } = fire('button', 'click');
    target.isConnected = false;
    const heard = vi.fn();
    target.addEventListener('click', heard);
    await replayEarlyEvents();
    expect(heard).not.toHaveBeenCalled();
    expect(fire('button', 'click').event.defaultPrevented).toBe(false);
  });

  it('the script is one short line that cannot end its element', () => {
    expect(earlyEventsScript()).not.toMatch(/\n|<\//);
    expect(earlyEventsScript().length).toBeLessThan(450);
  });
});
