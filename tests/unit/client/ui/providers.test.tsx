import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SiteBrowserData } from '../../../../src/shared/site-data';
import {
  LocaleProvider,
  useTranslate,
  DocsProvider,
  useDocsConfig,
} from '../../../../src/client/ui/providers';
import { AdProvider, useAds } from '../../../../src/client/ads/ad-provider';
import {
  ThemeProvider,
  useColorMode,
  useThemeSettings,
} from '../../../../src/client/settings/theme-provider';

const config: SiteBrowserData = {
  siteUrl: 'https://docs.example.com',
  strings: { en: { close: 'Close', open: 'Open' } },
  products: [],
  hasAds: true,
  offlineHosts: [],
  repositoryUrl: 'https://example.com/acme/docs',
  notifications: { url: '/notifications.json', ids: [] },
};

function ShowTheme(): ReactNode {
  const [settings] = useThemeSettings();
  const [mode] = useColorMode();
  return `${JSON.stringify(settings)} ${mode}`.replaceAll('"', '');
}
function ShowAdConfig(): ReactNode {
  return useAds().displayRatio;
}
function ShowRepository(): ReactNode {
  return useDocsConfig().repositoryUrl;
}
function ShowTexts(): ReactNode {
  const t = useTranslate();
  return `${t('open')} ${t('close')} ${t('gone')}`;
}

describe('the theme context', () => {
  it('starts with the default settings, and the mode of the system', () => {
    const html = renderToStaticMarkup(
      <ThemeProvider>
        <ShowTheme />
      </ThemeProvider>,
    );
    expect(html).toBe('{dense:false,direction:ltr,paletteMode:light} system');
  });

  it('cannot be used without its provider', () => {
    expect(() => renderToStaticMarkup(<ShowTheme />)).toThrow(
      new Error('Forgot to wrap component in ThemeProvider'),
    );
  });
});

describe('the ad config', () => {
  it('reports one of ten ad displays by default', () => {
    const render = (displayRatio?: number): string =>
      renderToStaticMarkup(
        <AdProvider displayRatio={displayRatio}>
          <ShowAdConfig />
        </AdProvider>,
      );
    expect(render()).toBe('0.1');
    expect(render(0.5)).toBe('0.5');
  });

  it('cannot be used without its provider', () => {
    expect(() => renderToStaticMarkup(<ShowAdConfig />)).toThrow(
      new Error(
        'Could not find docs ad config context value; please ensure the component is wrapped in an <AdProvider>',
      ),
    );
  });
});

describe('the docs config', () => {
  it('every component can read the docs config', () => {
    const html = renderToStaticMarkup(
      <DocsProvider value={config}>
        <ShowRepository />
      </DocsProvider>,
    );
    expect(html).toBe('https://example.com/acme/docs');
  });

  it('cannot be used without its provider', () => {
    expect(() => renderToStaticMarkup(<ShowRepository />)).toThrow(
      new Error(
        'Could not find docs config context value; please ensure the component is wrapped in a <DocsProvider>',
      ),
    );
  });
});

describe('interface strings', () => {
  const render = (props: { userLanguage?: string; translations?: SiteBrowserData['strings'] }): string =>
    renderToStaticMarkup(
      <DocsProvider value={config}>
        <LocaleProvider {...props}>
          <ShowTexts />
        </LocaleProvider>
      </DocsProvider>,
    );
  afterEach(() => vi.restoreAllMocks());

  it('include the strings of the site and the page', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(render({})).toBe('Open Close gone');
    expect(render({ userLanguage: 'de', translations: { de: { open: 'Öffnen' } } })).toBe(
      'Öffnen Close gone',
    );
  });

  it('strings of a page override single strings of the site', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(render({ translations: { en: { open: 'Come in' } } })).toBe('Come in Close gone');
  });

  it('warns about a missing string once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render({});
    expect(warn.mock.calls).toEqual([['Missing translation: gone']]);
  });
});
