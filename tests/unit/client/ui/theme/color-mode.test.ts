import { afterEach, describe, expect, it, vi } from 'vitest';
import { THEME_COLORS } from '../../../../../src/shared/theme/color-mode';
import {
  colorMode,
  connectColorMode,
  paintColorScheme,
  setColorMode,
} from '../../../../../src/client/ui/theme/color-mode';
import { themeSettings } from '../../../../../src/client/ui/theme/theme-settings-store';
import { stubBrowser } from '../../fake-browser';

describe('the colour mode', () => {
  let stop = (): void => {};
  const connect = (...options: Parameters<typeof stubBrowser>): ReturnType<typeof stubBrowser> => {
    const browser = stubBrowser(...options);
    stop = connectColorMode();
    return browser;
  };
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  it('is system until the reader chooses', () => {
    connect({ prefersDark: true });
    expect([colorMode.get(), themeSettings.get().paletteMode]).toEqual(['system', 'dark']);
  });

  it('is painted on document, body and the frame of the browser', () => {
    const browser = connect({ storage: { 'mui-mode': 'dark' } });
    expect(browser.painted()).toEqual({
      scheme: 'dark',
      className: 'site mode-dark',
      themeColors: [THEME_COLORS.dark, THEME_COLORS.dark],
    });
  });

  it('is remembered together with the scheme it means', () => {
    const browser = connect({ prefersDark: true });
    setColorMode('light');
    expect(browser.stored).toEqual({ 'mui-mode': 'light', 'mui-color-scheme': 'light' });
    setColorMode('system');
    expect(browser.stored).toEqual({ 'mui-mode': 'system', 'mui-color-scheme': 'dark' });
    expect(browser.painted().scheme).toBe('dark');
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

  it('tells its listeners, until they leave', () => {
    connect();
    const listener = vi.fn();
    const leave = colorMode.subscribe(listener);
    setColorMode('dark');
    leave();
    setColorMode('light');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stops following when the page is left', () => {
    const browser = connect();
    stop();
    browser.changeSystemPreference(true);
    browser.changeInOtherTab('mui-mode', 'dark');
    expect(browser.painted().scheme).toBe('light');
  });

  it('can be changed where storage is forbidden', () => {
    const browser = connect({ storage: 'broken' });
    setColorMode('dark');
    expect(browser.painted().scheme).toBe('dark');
  });
});

describe('a colour scheme that the theme does not have', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('is logged and not painted', () => {
    const browser = stubBrowser();
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    paintColorScheme('sepia');
    expect(log.mock.calls).toEqual([['`sepia` does not exist in `theme.colorSchemes`.']]);
    expect(browser.painted().scheme).toBe('light');
  });
});
