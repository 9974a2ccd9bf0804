import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { IN_HOUSE_ADS } from '../../libraries/brand/in-house-ads';
import type { IconSummary } from '../../shared/icon-files';
import { servicesOf, type SiteBrowserData, type NotificationFeed } from '../../shared/site-data';
import type { SiteData } from '../content/data-files';
import type { SiteContent } from '../content/site-content';
import { renderNotifications } from '../content/notifications';
import { splitStrings } from '../content/translations';
import { readConfiguration } from '../../shared/configuration';
import { installedVersion, listStylesheets, REPOSITORY } from '../lib/files';
import { offlineHosts } from '../offline/write-offline';
import { hashedName, writeFolder, writePublic } from '../lib/public-files';
import { brandingThemeOptions } from '../../shared/branding-options';
import { toCss } from '../../shared/css';

/** Folder that the webpack alias `site-data` points to. */
export const SITE_DATA_FOLDER = join(REPOSITORY, '.cache/site-data');

/** Facts about other files that the compiler of live pages needs. */
export interface LivePageInputs {
  /** Paths of the main guides, by API page. */
  guides: Readonly<Record<string, string>>;
  /** Partials and images of each live page, by its file. All paths are relative to the repository. */
  dependencies: Readonly<Record<string, readonly string[]>>;
}

/** File with a `LivePageInputs`. */
export const LIVE_PAGES_FILE = join(SITE_DATA_FOLDER, 'live-pages.json');

/**
 * Writes modules with the data that the browser needs on every page, which are interface strings, products, and theme
 * variables.
 */
export function writeSiteData(
  { data, products }: Pick<SiteContent, 'data' | 'products'>,
  icons: IconSummary | null,
  livePages: LivePageInputs,
): void {
  const configuration = readConfiguration(process.env);
  const { everywhere, onDemand } = splitStrings(data.translations);
  const services = servicesOf(configuration);
  const browserData: SiteBrowserData = {
    siteUrl: configuration.GATSBY_SITE_URL,
    strings: { en: everywhere },
    products: products
      .filter(({ listed }) => listed)
      .map(({ id, name, description, path, package: packageName, repository = null }) => {
        const version = packageName ? installedVersion(packageName, REPOSITORY) : null;
        return { id, name, description, path, version, repository };
      }),
    repositoryUrl: configuration.GATSBY_REPOSITORY_URL ?? null,
    notifications: writeNotifications(data),
    hasAds: IN_HOUSE_ADS.length > 0 || Boolean(services.adScriptUrl ?? services.sponsorAdUrl),
    offlineHosts: offlineHosts(configuration),
  };
  const stylesheets = listStylesheets(REPOSITORY).map((file) => readFileSync(join(REPOSITORY, file), 'utf8'));
  const files = new Map([
    ['site.json', JSON.stringify(browserData)],
    ['services.json', JSON.stringify(services)],
    [basename(LIVE_PAGES_FILE), JSON.stringify(livePages)],
    ['theme.css', themeStylesheet(stylesheets)],
  ]);
  for (const [group, strings] of onDemand) files.set(`strings-${group}.json`, JSON.stringify(strings));
  if (icons) files.set('icons.json', JSON.stringify(icons));
  writeFolder(basename(SITE_DATA_FOLDER), files, dirname(SITE_DATA_FOLDER));
}

/** Writes the notifications to a file that loads on demand. */
function writeNotifications({ notifications }: SiteData): NotificationFeed {
  const shown = renderNotifications(notifications.map(({ value }) => value));
  const text = JSON.stringify(shown);
  const url = `/${hashedName('notifications', 'json', text)}`;
  writePublic(url, text);
  return { url, ids: shown.map(({ id }) => id) };
}

/**
 * The theme of the shell.
 * @param overrides replace the shell's top-level options
 * @throws Error from Material UI for a color without a string `main`, or for a `vars` field
 */
export function createBrandingTheme(overrides: ThemeOptions = {}): Theme {
  // Material UI does not validate options in the second argument.
  return createTheme({ ...brandingThemeOptions, ...overrides });
}

const VARIABLE = /var\((--docs-[\w-]+)/g;
const DECLARATION = /(--docs-[\w-]+):/g;

/**
 * CSS variables of the theme for both color schemes. Omits variables that no stylesheet uses, because Material UI
 * creates about 300, and the shell needs a few dozen.
 * @param stylesheets text of the shell's stylesheets
 * @throws Error with the name of a variable that is used but not defined
 */
export function themeStylesheet(stylesheets: readonly string[]): string {
  const rules = createBrandingTheme()
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries<object>(sheet));
  const used = namesIn(stylesheets, VARIABLE);
  const defined = new Set([
    ...rules.flatMap(([, declarations]) => Object.keys(declarations)),
    ...namesIn(stylesheets, DECLARATION),
  ]);
  const unknown = [...used].filter((name) => !defined.has(name));
  if (unknown.length > 0) throw new Error(`The theme has no variable ${unknown.join(', ')}.`);
  const css = rules.map(([selector, declarations]) => {
    const kept = Object.entries(declarations).filter(([name]) => used.has(name) || !name.startsWith('--'));
    return toCss({ [selector]: Object.fromEntries(kept) });
  });
  return `@layer tokens {\n${css.join('\n')}\n}`;
}

function namesIn(stylesheets: readonly string[], pattern: RegExp): Set<string> {
  return new Set([...stylesheets.join('\n').matchAll(pattern)].map(([, name = '']) => name));
}
