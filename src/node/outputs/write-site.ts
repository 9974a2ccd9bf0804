import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prefixCss } from '../../shared/path-prefix';
import { WEB_MANIFEST, webManifest } from '../../shared/web-manifest';
import type { ParsedPage } from '../../shared/page';
import { ICON_FONT_STYLESHEET } from '../../shared/icon-font';
import { createTranslate } from '../../shared/translations';
import type { SiteData } from '../content/data-files';
import { treesWithMenus } from '../content/menus';
import { productIdentity } from '../content/product-identity';
import type { SiteContent } from '../content/site-content';
import { interfaceStrings } from '../content/translations';
import { DEMO_FOLDER, type BuiltDemos } from '../demos/build-demos';
import { gatherProducts } from '../search/gather-products';
import { writeIndex } from '../search/write-index';
import { PUBLIC_FOLDER, REPOSITORY } from '../lib/paths';
import { createBrandingTheme } from './branding-theme';
import { iconFontFiles, type IconFiles } from './icon-files';
import { publishImages } from './place-images';
import { writeSiteData } from './write-outputs';
import { writePublic, writePublicOnce } from '../lib/public-files';

/**
 * Writes shared files of pages, such as strings, menus, demos, images, icons, and the search index.
 * @param prefix path prefix of the site
 */
export function writeSite(
  content: SiteContent<ParsedPage>,
  demos: BuiltDemos,
  icons: IconFiles | null,
  prefix: string,
): void {
  const { data, pages } = content;
  const products = data.products.map(({ value }) => value);
  const pagesOfProducts = pages.map((page) => ({
    ...page,
    productId: productIdentity(page.path, page.frontMatter.productId, products).productId,
  }));
  writeSiteData(data, icons?.summary ?? null);
  writeWebManifest(data, prefix);
  writePublic('theme.json', JSON.stringify(createBrandingTheme()));
  writeCards([...products.map(({ id }) => id), ...pagesOfProducts.map(({ productId }) => productId)]);
  for (const { name, source } of demos.files) {
    const isStylesheet = typeof source === 'string' && name.endsWith('.css');
    // The folder that the site is served from is in a stylesheet, but not in the digest of its name.
    if (isStylesheet) writePublic(join(DEMO_FOLDER, name), prefixCss(source, prefix));
    else writePublicOnce(join(DEMO_FOLDER, name), source);
  }
  const trees = treesWithMenus(data, pages);
  for (const { menuUrl, menu } of trees) writePublic(menuUrl, JSON.stringify(menu));
  for (const { file, images } of pages) publishImages(images, dirname(join(REPOSITORY, file)), REPOSITORY);
  for (const [name, file] of iconFontFiles(REPOSITORY))
    writePublic(join(dirname(ICON_FONT_STYLESHEET), name), file);
  for (const { path, text } of icons?.files ?? []) writePublicOnce(path, text);
  const sources = new Map(
    demos.pages.flatMap((page) => page.demos.map(({ name, source }) => [`${page.path}#${name}`, source])),
  );
  const found = gatherProducts({
    products,
    pages: pagesOfProducts,
    trees,
    demoSource: (path, name) => sources.get(`${path}#${name}`) ?? '',
    components: content.api.components,
  });
  writeIndex(PUBLIC_FOLDER, found, data.search);
}

/** Copies the site's preview image for products without their own, because each page links to one. */
function writeCards(productIds: readonly (string | null)[]): void {
  const drawn = (name: string): string => join(REPOSITORY, 'static/cards', `${name}.png`);
  for (const id of new Set(productIds))
    if (id !== null && !existsSync(drawn(id))) writePublic(`cards/${id}.png`, readFileSync(drawn('site')));
}

/** Writes the web app manifest early, because later build steps link to it. */
function writeWebManifest({ products, translations }: SiteData, prefix: string): void {
  const t = createTranslate({ en: interfaceStrings(translations) }, 'en');
  const text = {
    name: t('webApp.name'),
    shortName: t('webApp.shortName'),
    description: t('webApp.description'),
  };
  const listed = products.map(({ value }) => value).filter((product) => product.listed);
  const manifest = webManifest(text, listed, prefix);
  // A product can have no icon.
  const shortcuts = manifest.shortcuts.map(({ icons, ...shortcut }) => ({
    ...shortcut,
    icons: icons.filter(({ src }) => existsSync(join(REPOSITORY, 'static', src.slice(prefix.length)))),
  }));
  writePublic(WEB_MANIFEST, JSON.stringify({ ...manifest, shortcuts }));
}
