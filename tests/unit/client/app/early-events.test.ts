import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyEventsScript, replayEarlyEvents } from '../../../../src/client/app/early-events';

const SELECTORS = {
  demo: '[data-demo-root]',
  search: '.search-button',
  button: 'button[type=button]:not([popovertarget])',
  field: 'input',
  text: 'p',
};

type Kind = keyof typeof SELECTORS;

/** An element of a demo or of the shell, as far as the script asks for it. */
class FakeElement extends EventTarget {
  isConnected = true;
  constructor(private readonly kind: Kind) {
    super();
  }
  closest(selector: string): this | null {
    return selector.split(',').includes(SELECTORS[this.kind]) ? this : null;
  }
}

describe('before the scripts of the page are ready', () => {
  let page: EventTarget;
  /** Order in which targets hear what is replayed. */
  let heard: string[];
  const fire = (kind: Kind, type: string, keys: object = {}) => {
    const target = new FakeElement(kind);
    const event = Object.assign(new Event(type, { cancelable: true }), keys);
    Object.defineProperty(event, 'target', { value: target, configurable: true });
    page.dispatchEvent(event);
    target.addEventListener(type, () => heard.push(`${type} ${JSON.stringify(keys)}`));
    return { target, event };
  };

  beforeEach(() => {
    heard = [];
    page = new EventTarget();
    vi.stubGlobal('window', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    new Function(earlyEventsScript())();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['demo', 'mousedown'],
    ['demo', 'click'],
    ['button', 'click'],
    ['search', 'click'],
  ] as const)('a press of a %s (%s) is recorded, and replayed once', async (kind, type) => {
    fire(kind, type);
    await replayEarlyEvents();
    expect(heard).toEqual([`${type} {}`]);
  });

  it('a click has its default action when it is replayed, the rest of a press at once', () => {
    expect(fire('button', 'click').event.defaultPrevented).toBe(true);
    expect(fire('demo', 'mousedown').event.defaultPrevented).toBe(false);
  });

  it.each([
    ['Ctrl+K', () => fire('text', 'keydown', { key: 'k', ctrlKey: true })],
    ['⌘K', () => fire('text', 'keydown', { key: 'k', metaKey: true })],
    ['/', () => fire('text', 'keydown', { key: '/' })],
    ['a press of Search', () => fire('search', 'click')],
  ])('%s asks for the search, and what is typed then is its query', async (_what, ask) => {
    expect(ask().event.defaultPrevented).toBe(true);
    for (const key of 'ab') expect(fire('text', 'keydown', { key }).event.defaultPrevented).toBe(true);
    expect(fire('text', 'keydown', { key: 'Tab' }).event.defaultPrevented).toBe(false);
    await replayEarlyEvents();
    expect(heard.slice(1)).toEqual(['keydown {"key":"a"}', 'keydown {"key":"b"}']);
    expect(heard).toHaveLength(3);
  });

  it.each([
    ['a link', 'text', 'click', {}],
    ['a letter that no search was asked for', 'text', 'keydown', { key: 'a' }],
    ['a slash in a field', 'field', 'keydown', { key: '/' }],
    ['a click that opens a new tab', 'demo', 'click', { ctrlKey: true }],
    ['another shortcut', 'demo', 'keydown', { key: 'c', metaKey: true }],
  ] as const)('%s is left to the browser', async (_what, kind, type, keys) => {
    expect(fire(kind, type, keys).event.defaultPrevented).toBe(false);
    await replayEarlyEvents();
    expect(heard).toEqual([]);
  });

  it('nothing is recorded when they are ready, nor replayed on what has gone', async () => {
    fire('button', 'click').target.isConnected = false;
    await replayEarlyEvents();
    expect(heard).toEqual([]);
    expect(fire('button', 'click').event.defaultPrevented).toBe(false);
  });

  it('the script is one short line that cannot end its element', () => {
    expect(earlyEventsScript()).not.toMatch(/\n|<\//);
    expect(earlyEventsScript().length).toBeLessThan(600);
  });
});
