import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickEvent } from '../../../../src/client/analytics/report-event';
import { readUserProperties, WEB_VITALS_RATIO } from '../../../../src/client/analytics/start-analytics';
import { themeSettings } from '../../../../src/client/settings/theme-provider';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

describe('a click', () => {
  it('names a click event after its category', () => {
    expect(
      clickEvent({ gaEventCategory: 'ad', gaEventAction: 'click', gaEventLabel: 'carbon' }, 0.99),
    ).toEqual({
      name: 'ad',
      params: { eventAction: 'click', eventLabel: 'carbon' },
    });
  });

  it('samples clicks at the rate of their element', () => {
    const counted = Array.from({ length: 100 }, (_, index) =>
      clickEvent({ gaEventCategory: 'chip', gaEventSplit: '0.1' }, index / 100),
    ).filter((event) => event !== null);
    expect(counted).toHaveLength(10);
  });

  it('ignores clicks without a category', () => expect(clickEvent({}, 0)).toBeNull());
});

it('measures the web vitals of one in 10,000 visits', () => expect(WEB_VITALS_RATIO).toBe(0.0001));

describe('user properties', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('user properties describe settings and do not identify the user', () => {
    themeSettings.set({ ...themeSettings.get(), paletteMode: 'light' });
    vi.stubGlobal('document', { documentElement: { lang: 'en' } });
    vi.stubGlobal('window', { devicePixelRatio: 1.25678, matchMedia: () => ({ matches: true }) });
    expect(readUserProperties()).toEqual({
      codeVariant: 'TS',
      userLanguage: 'en',
      devicePixelRatio: 1.3,
      colorSchemeOS: 'dark',
      colorScheme: 'light',
    });
  });
});
