import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyModeScript, prePaintScript } from '../../../../src/client/app/server-entry';
import { THEME_COLORS, type ColorScheme } from '../../../../src/shared/color-mode';
import { stubBrowser } from '../fake-browser';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));
vi.mock('site-data/services.json', () => ({ default: {} }));

const run = (): unknown => new Function(`${prePaintScript()};${bodyModeScript()}`)();
const fullyPainted = (scheme: ColorScheme): object => ({
  scheme,
  className: `site mode-${scheme}`,
  themeColors: [THEME_COLORS[scheme], THEME_COLORS[scheme]],
});

describe('before the first paint', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)(
    'the stored mode %s is set when the OS preferring dark is %s: %s',
    (mode, prefersDark, scheme) => {
      const browser = stubBrowser({ storage: { 'mui-mode': mode }, prefersDark });
      run();
      expect(browser.painted()).toEqual(fullyPainted(scheme));
    },
  );

  it('follows the operating system by default', () => {
    const browser = stubBrowser({ prefersDark: true });
    run();
    expect(browser.painted()).toEqual(fullyPainted('dark'));
  });

  it.each<[Record<string, string>, ColorScheme]>([
    [{ 'mui-color-scheme': 'light' }, 'light'],
    [{ 'mui-color-scheme': 'sepia' }, 'dark'],
    [{ 'mui-mode': 'light', 'mui-color-scheme-light': 'dark' }, 'dark'],
    [{ 'mui-mode': 'light', 'mui-color-scheme-light': 'constructor' }, 'light'],
    [{ 'mui-mode': 'system', 'mui-color-scheme-dark': 'light' }, 'light'],
  ])('the keys of MUI’s own script are read: %j is %s', (storage, scheme) => {
    const browser = stubBrowser({ storage, prefersDark: true });
    run();
    expect(browser.painted()).toEqual(fullyPainted(scheme));
  });

  it.each([{ 'mui-mode': 'blue' }, { 'mui-mode': '' }, 'broken'] as const)(
    'the operating system decides when storage holds junk or is forbidden: %j',
    (storage) => {
      const browser = stubBrowser({ storage, prefersDark: true });
      run();
      expect(browser.painted()).toEqual(fullyPainted('dark'));
    },
  );

  it('the light scheme of the HTML stays when anything else fails', () => {
    const browser = stubBrowser({ prefersDark: true });
    vi.stubGlobal('matchMedia', undefined);
    expect(run).not.toThrow();
    expect(browser.painted()).toMatchObject({ scheme: 'light', className: 'site mode-light' });
  });

  it('the script is one short line that does not contain a closing script tag', () => {
    expect(prePaintScript()).not.toMatch(/\n|<\/script/);
    expect(prePaintScript().length).toBeLessThan(1500);
  });
});

describe('code before the first paint', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Runs the script for a URL with cookies. Returns the selected variant and styling. */
  const shown = (hash: string, cookie: string | 'forbidden'): object => {
    const browser = stubBrowser({ hash, cookie });
    run();
    return browser.shownCode();
  };
  const TAILWIND = 'codeStyling=Tailwind';
  const SYSTEM = 'codeStyling=MUI%20System';

  it.each([
    ['', '', 'TS', 'system'],
    ['', 'codeVariant=JS', 'JS', 'system'],
    ['', 'a=b; codeVariant=JS; codeStyling=CSS; c=d', 'JS', 'css'],
    ['', SYSTEM, 'TS', 'system'],
    ['', 'xcodeVariant=JS; codeStyling=Sass; codeVariant=PHP', 'TS', 'system'],
    ['#Name.js', '', 'JS', 'system'],
    ['#Name.tsx', 'codeVariant=JS', 'TS', 'system'],
    ['#Name.js', TAILWIND, 'JS', 'tailwind'],
    ['#system-Name.js', TAILWIND, 'JS', 'system'],
    ['#css-Name.tsx', `codeVariant=JS; ${TAILWIND}`, 'TS', 'css'],
    ['#Name', 'codeVariant=JS', 'JS', 'system'],
    ['#Name.js', 'forbidden', 'JS', 'system'],
  ])('at %j with the cookies %j is %s in %s', (hash, cookie, variant, styling) => {
    expect(shown(hash, cookie)).toEqual({ variant, styling });
  });

  it('applies the code variant even if the color scheme fails', () => {
    const browser = stubBrowser({ cookie: 'codeVariant=JS' });
    vi.stubGlobal('matchMedia', undefined);
    run();
    expect(browser.shownCode()).toEqual({ variant: 'JS', styling: 'system' });
  });
});
