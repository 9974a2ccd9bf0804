import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyEventsScript, replayEarlyEvents } from '../../../../src/client/ui/early-events';

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
  let dialog: { open: boolean; showModal: () => void };
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
    dialog = { open: false, showModal: () => (dialog.open = true) };
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { querySelector: () => dialog });
    vi.stubGlobal('navigator', { platform: 'Win32' });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    new Function(earlyEventsScript())();
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['demo', 'mousedown'],
    ['demo', 'click'],
    ['button', 'click'],
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
    ['Ctrl+K', 'Win32', () => fire('text', 'keydown', { key: 'k', code: 'KeyK', ctrlKey: true })],
    ['Ctrl+K in Cyrillic', 'Win32', () => fire('text', 'keydown', { key: 'л', code: 'KeyK', ctrlKey: true })],
    ['⌘K on a Mac', 'MacIntel', () => fire('field', 'keydown', { key: 'k', code: 'KeyK', metaKey: true })],
    ['/', 'Win32', () => fire('text', 'keydown', { key: '/', code: 'Slash' })],
    ['a press of Search', 'Win32', () => fire('search', 'click')],
  ])('%s opens the search', (_what, platform, ask) => {
    vi.stubGlobal('navigator', { platform });
    expect(ask().event.defaultPrevented).toBe(true);
    expect(dialog.open).toBe(true);
  });

  it.each([
    ['a link', 'text', 'click', {}],
    ['a letter', 'text', 'keydown', { key: 'a' }],
    ['⌘K on Windows', 'text', 'keydown', { key: 'k', metaKey: true }],
    ['a slash in a field', 'field', 'keydown', { key: '/' }],
    ['a click that opens a new tab', 'demo', 'click', { ctrlKey: true }],
    ['another shortcut', 'demo', 'keydown', { key: 'c', metaKey: true }],
  ] as const)('%s is left to the browser', async (_what, kind, type, keys) => {
    expect(fire(kind, type, keys).event.defaultPrevented).toBe(false);
    await replayEarlyEvents();
    expect(heard).toEqual([]);
    expect(dialog.open).toBe(false);
  });

  it('nothing is recorded after hydration, nor replayed on removed elements', async () => {
    fire('button', 'click').target.isConnected = false;
    await replayEarlyEvents();
    expect(heard).toEqual([]);
    expect(fire('button', 'click').event.defaultPrevented).toBe(false);
  });

  it('the script is one short line that cannot end its element', () => {
    expect(earlyEventsScript()).not.toMatch(/\n|<\//);
    expect(earlyEventsScript().length).toBeLessThan(900);
  });
});
