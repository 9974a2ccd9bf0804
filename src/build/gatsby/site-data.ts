import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteBrowserData } from '../../domain/site-browser-data';
import { interfaceStrings } from '../../domain/translation-table';
import type { SiteData } from '../content/data-files';
import { readConfiguration } from '../configuration';
import { offlineHosts } from '../offline/offline-hosts';
import { themeStylesheet } from '../theme/theme-stylesheet';
import { REPOSITORY } from './paths';
import { installedVersion } from './source-data';

/** Folder that webpack knows as `site-data`. */
export const SITE_DATA_FOLDER = join(REPOSITORY, '.cache/site-data');
const STYLES_FOLDER = join(REPOSITORY, 'src/site/styles');

/** Writes what the browser needs on every page – interface strings, products, theme variables – as modules. */
export function writeSiteData(data: SiteData): void {
  const configuration = readConfiguration(process.env);
  const browserData: SiteBrowserData = {
    strings: { en: interfaceStrings(data.translations) },
    products: data.products
      .filter(({ value }) => value.listed)
      .map(({ value: { id, name, description, path, package: packageName } }) => ({
        id,
        name,
        description,
        path,
        version: packageName ? installedVersion(packageName) : null,
      })),
    repositoryUrl: configuration.GATSBY_REPOSITORY_URL ?? null,
    offlineHosts: offlineHosts(configuration),
  };
  const stylesheets = readdirSync(STYLES_FOLDER).map((name) =>
    readFileSync(join(STYLES_FOLDER, name), 'utf8'),
  );
  mkdirSync(SITE_DATA_FOLDER, { recursive: true });
  writeIfChanged('site.json', JSON.stringify(browserData));
  writeIfChanged('theme.css', themeStylesheet(stylesheets));
}

/** Webpack watches these files: writing equal text would still rebuild. */
function writeIfChanged(name: string, text: string): void {
  const file = join(SITE_DATA_FOLDER, name);
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // Not written yet.
  }
  writeFileSync(file, text);
}
