import { vi } from 'vitest';

interface FakeBrowserOptions {
  /** Content of localStorage. "broken" throws on each access, like a browser that blocks it. */
  storage?: Record<string, string> | 'broken';
  prefersDark?: boolean;
  /** Hash of the URL. */
  hash?: string;
  /** Cookies. "forbidden" throws on access. */
  cookie?: string;
}

/** Sets the globals that color mode and code variants use, until `vi.unstubAllGlobals()`. */
export function stubBrowser({
  storage = {},
  prefersDark = false,
  hash = '',
  cookie = '',
}: FakeBrowserOptions = {}) {
  const attributes = new Map([['data-mui-color-scheme', 'light']]);
  const metas = [{ content: '' }, { content: '' }].map((meta) => ({
    ...meta,
    setAttribute(name: 'content', value: string) {
      this[name] = value;
    },
  }));
  const media = Object.assign(new EventTarget(), { matches: prefersDark });
  const paper = Object.assign(new EventTarget(), { matches: false });
  const stored: Record<string, string> = storage === 'broken' ? {} : { ...storage };
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const window = Object.assign(new EventTarget(), {
    matchMedia: (query: string) => (query === 'print' ? paper : media),
    localStorage: {
      getItem: storage === 'broken' ? refuse : (key: string) => stored[key] ?? null,
      setItem: storage === 'broken' ? refuse : (key: string, value: string) => void (stored[key] = value),
    },
  });
  const body = fakeBody('site mode-light');
  const document = {
    documentElement: {
      getAttribute: (name: string) => attributes.get(name),
      setAttribute: (name: string, value: string) => void attributes.set(name, value),
    },
    body,
    querySelectorAll: () => metas,
    get cookie() {
      return cookie === 'forbidden' ? refuse() : cookie;
    },
  };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', window.localStorage);
  vi.stubGlobal('matchMedia', window.matchMedia);
  vi.stubGlobal('location', { hash });
  return {
    stored,
    /** What the reader sees. */
    painted: () => ({
      scheme: attributes.get('data-mui-color-scheme'),
      className: body.className,
      themeColors: metas.map(({ content }) => content),
    }),
    shownCode: () => ({
      variant: attributes.get('data-code-variant'),
      styling: attributes.get('data-code-styling'),
    }),
    changeSystemPreference(dark: boolean) {
      media.matches = dark;
      media.dispatchEvent(new Event('change'));
    },
    changeInOtherTab(key: string, newValue: string | null) {
      if (newValue === null) delete stored[key];
      else stored[key] = newValue;
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

function fakeBody(initial: string) {
  const names = (): string[] => body.className.split(' ').filter(Boolean);
  const body = {
    className: initial,
    classList: {
      toggle: (name: string, isWanted: boolean) => {
        const others = names().filter((other) => other !== name);
        body.className = (isWanted ? [...others, name] : others).join(' ');
      },
    },
  };
  return body;
}
