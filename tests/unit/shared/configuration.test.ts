import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { configurationSchema, readConfiguration } from '../../../src/shared/configuration';

const NAMES = [
  'GATSBY_SITE_URL',
  'GATSBY_DOCS_HOST',
  'GATSBY_OFFLINE',
  'GATSBY_REPOSITORY_URL',
  'GATSBY_SPONSOR_AD_URL',
  'GATSBY_AD_SCRIPT_URL',
  'GATSBY_ANALYTICS_ID',
  'GATSBY_ANALYTICS_URL',
  'GATSBY_ANALYTICS_SEARCH_TEXT',
  'GATSBY_FEEDBACK_URL',
  'GATSBY_ICON_FONT_URL',
  'GATSBY_AD_DISPLAY_RATIO',
  'GATSBY_WEB_VITALS_RATIO',
  'GATSBY_X_LICENSE_KEY',
];

describe('the configuration', () => {
  it('has the documented names', () => {
    expect(Object.keys(configurationSchema.shape)).toEqual(NAMES);
  });

  it('asks nothing of other hosts when nothing is set', () => {
    expect(readConfiguration({ PATH: '/bin' })).toEqual({
      GATSBY_SITE_URL: 'http://localhost:9000',
      GATSBY_ANALYTICS_SEARCH_TEXT: false,
      GATSBY_OFFLINE: 'on',
    });
  });

  it('takes an empty variable for one that is not set', () => {
    const empty = Object.fromEntries(NAMES.map((name) => [name, '']));
    expect(readConfiguration(empty).GATSBY_SITE_URL).toBe('http://localhost:9000');
  });

  it('reads every variable', () => {
    const url = 'https://example.com/x';
    expect(
      readConfiguration({
        ...Object.fromEntries(NAMES.map((name) => [name, url])),
        GATSBY_SITE_URL: 'https://docs.example.com/',
        GATSBY_DOCS_HOST: 'docs.example.com, next.example.com:8080',
        GATSBY_OFFLINE: 'off',
        GATSBY_ANALYTICS_ID: 'G-ABC123',
        GATSBY_ANALYTICS_SEARCH_TEXT: 'true',
        GATSBY_AD_DISPLAY_RATIO: '0.25',
        GATSBY_WEB_VITALS_RATIO: '1',
        GATSBY_X_LICENSE_KEY: 'key',
      }),
    ).toEqual({
      ...Object.fromEntries(NAMES.map((name) => [name, url])),
      GATSBY_SITE_URL: 'https://docs.example.com',
      GATSBY_DOCS_HOST: ['docs.example.com', 'next.example.com:8080'],
      GATSBY_OFFLINE: 'off',
      GATSBY_ANALYTICS_ID: 'G-ABC123',
      GATSBY_ANALYTICS_SEARCH_TEXT: true,
      GATSBY_AD_DISPLAY_RATIO: 0.25,
      GATSBY_WEB_VITALS_RATIO: 1,
      GATSBY_X_LICENSE_KEY: 'key',
    });
  });

  it.each([
    ['GATSBY_SITE_URL', 'docs.example.com', 'Expected a URL such as https://docs.example.com.'],
    [
      'GATSBY_DOCS_HOST',
      'https://docs.example.com',
      'Expected host names separated by commas, such as docs.example.com.',
    ],
    ['GATSBY_OFFLINE', 'yes', 'Expected "on" or "off".'],
    ['GATSBY_REPOSITORY_URL', 'acme/docs', 'Expected a URL such as https://github.com/acme/docs.'],
    ['GATSBY_SPONSOR_AD_URL', '/ads', 'Expected a URL such as https://ads.example.com/json.'],
    ['GATSBY_AD_SCRIPT_URL', 'ad.js', 'Expected a URL such as https://ads.example.com/ad.js.'],
    ['GATSBY_ANALYTICS_ID', 'abc', 'Expected a measurement ID such as G-ABC123.'],
    ['GATSBY_ANALYTICS_URL', 'https://', 'Expected a URL such as https://metrics.example.com/collect.'],
    ['GATSBY_FEEDBACK_URL', 'ftp://a', 'Expected a URL such as https://feedback.example.com.'],
    ['GATSBY_ICON_FONT_URL', 'two\nlines', 'Expected a URL such as https://fonts.example.com/icons.css.'],
    ['GATSBY_AD_DISPLAY_RATIO', '10%', 'Expected a number between 0 and 1, such as 0.1.'],
    ['GATSBY_WEB_VITALS_RATIO', '1.5', 'Expected a number between 0 and 1, such as 0.1.'],
  ])('reports a malformed %s in one line with its name', (name, value, advice) => {
    const message = `${name}=${JSON.stringify(value)} is not valid. ${advice}`;
    expect(() => readConfiguration({ [name]: value })).toThrow(new Error(message));
  });

  it.each([{ GATSBY_ANALYTICS_ID: 'G-ABC123' }, { GATSBY_ANALYTICS_URL: 'https://metrics.example.com' }])(
    'asks for the other half of %j',
    (environment) => {
      expect(() => readConfiguration(environment)).toThrow(
        new Error('GATSBY_ANALYTICS_ID and GATSBY_ANALYTICS_URL work together. Set both, or none.'),
      );
    },
  );

  it('names all malformed variables at once', () => {
    expect(() => readConfiguration({ GATSBY_SITE_URL: 'x', GATSBY_ANALYTICS_ID: 'y' })).toThrow(
      /^GATSBY_SITE_URL=.*\nGATSBY_ANALYTICS_ID=.*$/,
    );
  });

  it('is the table of the README', () => {
    const rows = readFileSync('README.md', 'utf8').matchAll(/^\| `(GATSBY_\w+)`/gm);
    expect([...rows].map(([, name]) => name).sort()).toEqual([...NAMES].sort());
  });
});
