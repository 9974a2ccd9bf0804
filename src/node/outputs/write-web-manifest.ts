import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { interfaceStrings } from '../content/translation-table';
import { createTranslate } from '../../shared/texts/translations';
import { webManifest, WEB_MANIFEST } from '../../shared/offline/web-manifest';
import type { SiteData } from '../content/data-files';
import { REPOSITORY } from '../support/paths';
import { writePublic } from './write-public';

/** Writes the web app manifest, early: what is built afterwards links to it. */
export function writeWebManifest({ products, translations }: SiteData, prefix: string): void {
  const t = createTranslate({ en: interfaceStrings(translations) }, 'en');
  const text = {
    name: t('webApp.name'),
    shortName: t('webApp.shortName'),
    description: t('webApp.description'),
  };
  const listed = products.map(({ value }) => value).filter((product) => product.listed);
  const manifest = webManifest(text, listed, prefix);
  // A product may have no icon of its own.
  const shortcuts = manifest.shortcuts.map(({ icons, ...shortcut }) => ({
    ...shortcut,
    icons: icons.filter(({ src }) => existsSync(join(REPOSITORY, 'static', src.slice(prefix.length)))),
  }));
  writePublic(WEB_MANIFEST, JSON.stringify({ ...manifest, shortcuts }));
}
