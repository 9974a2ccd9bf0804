import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickEvent } from '../../../../src/client/analytics/early-events';
import { adEvent } from '../../../../src/client/ads/use-ad-slot';
import {
  pageViewEvent,
  readUserProperties,
  WEB_VITALS_RATIO,
  webVitalEvent,
} from '../../../../src/client/analytics/visit-events';
import { themeSettings } from '../../../../src/client/settings/theme-provider';
import { analyticsReport, collectorUrl } from '../../../../src/client/analytics/start-analytics';

describe('a page view', () => {
  const page = { title: 'Button - Material UI', productId: 'material-ui', productCategoryId: 'core' };

  it('reports title, location, product, and category of a page view', () => {
    expect(pageViewEvent({ ...page, pathname: '/material-ui/react-button/' })).toEqual({
      name: 'page_view',
      params: {
        page_title: 'Button - Material UI',
        page_location: '/material-ui/react-button/',
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    });
  });

  it('reports the English page for every language in the URL', () => {
    const { params } = pageViewEvent({ ...page, pathname: '/zh/material-ui/react-button/' });
    expect(params['page_location']).toBe('/material-ui/react-button/');
  });
});

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

it('reports the value and the change of a web vital', () => {
  expect(webVitalEvent({ name: 'LCP', id: 'v5-1', value: 900, delta: 100 })).toEqual({
    name: 'LCP',
    params: {
      value: 100,
      metric_label: 'Web Vital',
      metric_value: 900,
      metric_delta: 100,
      metric_id: 'v5-1',
    },
  });
  expect(WEB_VITALS_RATIO).toBe(0.0001);
});

describe('user properties', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('user properties describe settings and do not identify the user', () => {
    themeSettings.set({ ...themeSettings.get(), paletteMode: 'light' });
    vi.stubGlobal('document', { cookie: 'a=b; codeVariant=JS', documentElement: { lang: 'en' } });
    vi.stubGlobal('window', { devicePixelRatio: 1.25678, matchMedia: () => ({ matches: true }) });
    expect(readUserProperties()).toEqual({
      codeVariant: 'JS',
      userLanguage: 'en',
      devicePixelRatio: 1.3,
      colorSchemeOS: 'dark',
      colorScheme: 'light',
    });
    vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
    expect(readUserProperties()['codeVariant']).toBe('TS');
  });
});

describe('a report', () => {
  it('formats reports for the Measurement Protocol', () => {
    const event = adEvent('click', 'carbon');
    expect(analyticsReport('visit', { codeVariant: 'TS' }, [event])).toEqual({
      client_id: 'visit',
      user_properties: { codeVariant: { value: 'TS' } },
      events: [event],
    });
  });

  it('sends a report to the collector with the measurement ID', () => {
    expect(collectorUrl({ id: 'G-1', url: 'https://m.example/c' })).toBe(
      'https://m.example/c?measurement_id=G-1',
    );
    expect(collectorUrl({ id: 'G-1', url: 'https://m.example/c?k=1' })).toBe(
      'https://m.example/c?k=1&measurement_id=G-1',
    );
  });
});
