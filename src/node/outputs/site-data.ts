import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconSummary } from '../../shared/site/icon-files';
import { servicesOf } from '../../shared/site/services';
import type { SiteBrowserData } from '../../shared/site/site-browser-data';
import type { NotificationFeed } from '../../shared/site/unread';
import type { SiteData } from '../content/data-files';
import { renderNotifications } from '../content/notifications';
import { offlineHosts } from './offline/plugin';
import { themeStylesheet } from './branding-theme';
import { REPOSITORY, listStylesheets } from '../support/paths';
import { readConfiguration } from '../support/configuration';
import { installedVersion } from '../support/installed-version';
import { splitStrings } from '../content/translation-table';
import { writePublic } from './write-public';

/** Folder with the webpack alias `site-data`. */
export const SITE_DATA_FOLDER = join(REPOSITORY, '.cache/site-data');

/**
 * Writes modules with the data that the browser needs on every page, which are interface strings, products, and theme
 * variables.
 */
export function writeSiteData(data: SiteData, icons: IconSummary | null): void {
  const configuration = readConfiguration(process.env);
  const { everywhere, onDemand } = splitStrings(data.translations);
  const { reference: _writtenAtBuild, ...interfaceTexts } = everywhere;
  const browserData: SiteBrowserData = {
    strings: { en: interfaceTexts },
    products: data.products
      .filter(({ value }) => value.listed)
      .map(({ value: { id, name, description, path, package: packageName, repository } }) => ({
        id,
        name,
        description,
        path,
        version: packageName ? installedVersion(packageName, REPOSITORY) : null,
        repository: repository ?? null,
      })),
    repositoryUrl: configuration.GATSBY_REPOSITORY_URL ?? null,
    notifications: writeNotifications(data),
    offlineHosts: offlineHosts(configuration),
  };
  const stylesheets = listStylesheets(REPOSITORY).map((file) => readFileSync(join(REPOSITORY, file), 'utf8'));
  mkdirSync(SITE_DATA_FOLDER, { recursive: true });
  writeIfChanged('site.json', JSON.stringify(browserData));
  for (const [group, strings] of onDemand) writeIfChanged(`strings-${group}.json`, JSON.stringify(strings));
  writeIfChanged('services.json', JSON.stringify(servicesOf(configuration)));
  if (icons) writeIfChanged('icons.json', JSON.stringify(icons));
  writeIfChanged('theme.css', themeStylesheet(stylesheets));
}

/** Writes the notifications to a file that loads on demand. */
function writeNotifications({ notifications }: SiteData): NotificationFeed {
  const shown = renderNotifications(notifications.map(({ value }) => value));
  const text = JSON.stringify(shown);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 10);
  const url = `/notifications-${digest}.json`;
  writePublic(url, text);
  return { url, ids: shown.map(({ id }) => id) };
}

/** Webpack watches these files, and would rebuild even if the text is the same. */
function writeIfChanged(name: string, text: string): void {
  const file = join(SITE_DATA_FOLDER, name);
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, text);
}
