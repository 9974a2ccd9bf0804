import { afterEach, describe, expect, it, vi } from 'vitest';
import { THEME_COLORS } from '../../../../src/shared/color-mode';
import {
  colorMode,
  connectTheme,
  setColorMode,
  setColorScheme,
  themeSettings,
} from '../../../../src/client/settings/theme-provider';
import { stubBrowser } from '../fake-browser';

describe('the color mode', () => {
  const connect = (...options: Parameters<typeof stubBrowser>): ReturnType<typeof stubBrowser> => {
    const browser = stubBrowser(...options);
    connectTheme();
    return browser;
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('defaults to the system mode', () => {
    connect({ prefersDark: true });
    expect([colorMode.get(), themeSettings.get().paletteMode]).toEqual(['system', 'dark']);
  });

  it('applies the mode to the document, the body, and the browser UI', () => {
    const browser = connect({ storage: { 'mui-mode': 'dark' } });
    expect(browser.painted()).toEqual({
      scheme: 'dark',
      className: 'site mode-dark',
      themeColors: [THEME_COLORS.dark, THEME_COLORS.dark],
    });
  });

  it('saves the mode together with its scheme', () => {
    const browser = connect({ prefersDark: true });
    setColorMode('light');
    expect(browser.stored).toEqual({
      'mui-mode': 'light',
      'mui-color-scheme': 'light',
      'mui-color-scheme-light': 'light',
    });
    setColorMode('system');
    expect(browser.stored).toEqual({
      'mui-mode': 'system',
      'mui-color-scheme': 'dark',
      'mui-color-scheme-light': 'light',
      'mui-color-scheme-dark': 'dark',
    });
    expect(browser.painted().scheme).toBe('dark');
  });

  it.each(['', 'Dark', 'blue'])('reads the unknown stored mode %j as system', (mode) => {
    connect({ storage: { 'mui-mode': mode } });
    expect(colorMode.get()).toBe('system');
  });

  it('reads the mode from the scheme if no mode is stored', () => {
    const browser = connect({ storage: { 'mui-color-scheme': 'dark' } });
    expect([colorMode.get(), browser.painted().scheme]).toEqual(['dark', 'dark']);
  });

  it('applies the stored scheme of the mode until the user changes it', () => {
    const browser = connect({ storage: { 'mui-mode': 'light', 'mui-color-scheme-light': 'dark' } });
    expect([colorMode.get(), browser.painted().scheme]).toEqual(['light', 'dark']);
    expect(themeSettings.get().paletteMode).toBe('dark');
    setColorMode('light');
    expect(browser.painted().scheme).toBe('light');
  });

  it('uses the mode of a selected scheme', () => {
    connect();
    setColorScheme('dark');
    expect(colorMode.get()).toBe('dark');
  });

  it('follows the operating system live, in system mode only', () => {
    const browser = connect();
    browser.changeSystemPreference(true);
    expect(browser.painted().scheme).toBe('dark');
    setColorMode('light');
    browser.changeSystemPreference(true);
    expect(browser.painted().scheme).toBe('light');
  });

  it('follows other tabs, also when they clear the storage', () => {
    const browser = connect({ prefersDark: true });
    browser.changeInOtherTab('mui-mode', 'light');
    expect(browser.painted().scheme).toBe('light');
    browser.changeInOtherTab('other-key', 'dark');
    expect(colorMode.get()).toBe('light');
    browser.changeInOtherTab('mui-mode', null);
    expect([colorMode.get(), browser.painted().scheme]).toEqual(['system', 'dark']);
  });

  it('notifies listeners until they unsubscribe', () => {
    connect();
    const listener = vi.fn();
    const leave = colorMode.subscribe(listener);
    setColorMode('dark');
    leave();
    setColorMode('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('can be changed where storage is forbidden', () => {
    const browser = connect({ storage: 'broken' });
    setColorMode('dark');
    expect(browser.painted().scheme).toBe('dark');
  });
});

describe('a color scheme that the theme does not have', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each<Record<string, string>>([
    { 'mui-color-scheme': 'sepia' },
    { 'mui-mode': 'system', 'mui-color-scheme-dark': 'sepia' },
  ])('logs an unknown scheme and applies the mode without it: %j', (storage) => {
    const browser = stubBrowser({ prefersDark: true, storage });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    connectTheme();
    expect(log.mock.calls).toEqual([['`sepia` does not exist in `theme.colorSchemes`.']]);
    expect([colorMode.get(), browser.painted().scheme]).toEqual(['system', 'dark']);
  });

  it('rejects an unknown color scheme', () => {
    const browser = stubBrowser();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    setColorScheme('sepia');
    expect(log.mock.calls).toEqual([['`sepia` does not exist in `theme.colorSchemes`.']]);
    expect(browser.stored).toEqual({});
  });
});
