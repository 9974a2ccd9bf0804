import { readFileSync, existsSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { addPrefix, prefixCss } from '../../shared/path-prefix';
import { APP_START, ICON_FONT_STYLESHEET, toUrlPath, WEB_MANIFEST } from '../../shared/paths';
import type { Redirect } from '../../shared/data-schemas';
import { HAND_MADE_PATHS, type SiteContent, UNLISTED_PATHS } from '../content/site-content';
import { interfaceStrings } from '../content/translations';
import { readConfiguration } from '../../shared/configuration';
import { escapeHtml } from '../lib/escape-html';
import { REPOSITORY, PUBLIC_FOLDER } from '../lib/files';
import { writeFolder, writePublic } from '../lib/public-files';
import { THEME_COLORS } from '../../shared/color-mode';
import type { Product } from '../../shared/product';
import type { ParsedPage } from '../../shared/page';
import { createTranslate, type Translate } from '../../shared/translations';
import { treesWithMenus } from '../content/menus';
import { mediaFile } from '../content/read-content';
import { findGuides, productIdentity } from '../content/product-identity';
import { DEMO_FOLDER, type BuiltDemos } from '../demos/build-demos';
import { gatherProducts } from '../search/gather-products';
import { writeIndex } from '../search/write-index';
import { ICON_FOLDER, iconFontFiles, type IconFiles } from './icon-files';
import { publishImages } from './place-images';
import { createBrandingTheme, writeSiteData } from './site-data';

/**
 * Writes shared files of pages, such as strings, menus, demos, images, and icons.
 * @param prefix path prefix of the site
 */
export function writeSite(
  content: SiteContent<ParsedPage>,
  demos: BuiltDemos,
  icons: IconFiles | null,
  prefix: string,
): void {
  const { data, products, pages } = content;
  writeSiteData(content, icons?.summary ?? null, {
    guides: Object.fromEntries(findGuides(pages, products, content.api.components)),
    dependencies: Object.fromEntries(
      pages.filter(({ isLive }) => isLive).map((page) => [page.file, dependenciesOf(page)]),
    ),
  });
  const t = createTranslate({ en: interfaceStrings(data.translations) }, 'en');
  const listed = products.filter((product) => product.listed);
  // Later build steps link to it.
  writePublic(WEB_MANIFEST, JSON.stringify(webManifest(t, listed, prefix)));
  writePublic('theme.json', JSON.stringify(createBrandingTheme()));
  writeCards([
    ...products.map(({ id }) => id),
    ...withProducts(pages, products).map((page) => page.productId),
  ]);
  const demoFiles = demos.files.map((file) => {
    if ('copyOf' in file) return [file.name, readFileSync(file.copyOf)] as const;
    const { name, source } = file;
    return [name, name.endsWith('.css') ? prefixCss(source, prefix) : source] as const;
  });
  writeFolder(DEMO_FOLDER, new Map<string, string | Buffer>(demoFiles));
  for (const { menuUrl, menu } of treesWithMenus(data, pages)) writePublic(menuUrl, JSON.stringify(menu));
  for (const { file, images } of pages) publishImages(images, dirname(join(REPOSITORY, file)), REPOSITORY);
  for (const [name, file] of iconFontFiles(REPOSITORY))
    writePublic(join(dirname(ICON_FONT_STYLESHEET), name), file);
  writeFolder(ICON_FOLDER, new Map(icons?.files.map(({ name, text }) => [name, text])));
}

/** Writes the search index. */
export function writeSearchIndex(
  { data, products, pages, api }: SiteContent<ParsedPage>,
  demos: Pick<BuiltDemos, 'pages'>,
): void {
  const sources = new Map(
    demos.pages.flatMap((page) => page.demos.map(({ name, source }) => [`${page.path}#${name}`, source])),
  );
  const found = gatherProducts({
    products,
    pages: withProducts(pages, products),
    trees: treesWithMenus(data, pages),
    demoSource: (path, name) => sources.get(`${path}#${name}`) ?? '',
    components: api.components,
  });
  writeIndex(PUBLIC_FOLDER, found, data.search);
}

function withProducts(pages: readonly ParsedPage[], products: readonly Product[]) {
  return pages.map((page) => {
    const { productId } = productIdentity(page.path, page.frontMatter.productId, products);
    return { ...page, productId };
  });
}

/** Partials and images of a page, relative to the repository. */
function dependenciesOf({ file, includes, images }: ParsedPage): string[] {
  const media = images.flatMap(({ src }) => mediaFile(src, file) ?? []);
  return [...includes, ...media.map((path) => (path.startsWith('/') ? `static${path}` : path))];
}

/** Copies the site's preview image for products without their own, because each page links to one. */
function writeCards(productIds: readonly (string | null)[]): void {
  const drawn = (name: string): string => join(REPOSITORY, 'static/cards', `${name}.png`);
  for (const id of new Set(productIds))
    if (id !== null && !existsSync(drawn(id))) writePublic(`cards/${id}.png`, readFileSync(drawn('site')));
}

/** Icon sizes that browsers need, in px. */
const SIZES = [192, 512];
const SHORTCUT_SIZE = 96;

/**
 * The web app manifest, with the name and appearance of the installed app.
 * @param prefix path prefix of the site
 */
export function webManifest(
  t: Translate,
  products: readonly Pick<Product, 'id' | 'name' | 'description' | 'path'>[],
  prefix = '',
) {
  return {
    name: t('webApp.name'),
    short_name: t('webApp.shortName'),
    description: t('webApp.description'),
    lang: 'en',
    dir: 'ltr',
    id: `${prefix}/`,
    start_url: prefix + APP_START,
    scope: `${prefix}/`,
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: '#ffffff',
    icons: [
      { src: `${prefix}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      ...SIZES.map((size) => png(`icon-${size}`, size, prefix)),
      ...SIZES.map((size) => ({ ...png(`maskable-${size}`, size, prefix), purpose: 'maskable' })),
    ],
    shortcuts: products.map((product) => ({
      name: product.name,
      description: product.description,
      url: prefix + product.path,
      // A product can have no icon.
      icons: existsSync(join(REPOSITORY, `static/icons/product-${product.id}.png`))
        ? [png(`product-${product.id}`, SHORTCUT_SIZE, prefix)]
        : [],
    })),
  };
}

function png(name: string, size: number, prefix: string) {
  return { src: `${prefix}/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}

/**
 * Writes the sitemap, robots.txt, and a page for each redirect.
 * @param prefix path prefix of the site
 */
export function writeOutputs(
  { pages, api, data }: SiteContent<ParsedPage & DatedPage>,
  prefix: string,
): void {
  const { GATSBY_SITE_URL: siteUrl } = readConfiguration(process.env);
  const listed = [
    ...HAND_MADE_PATHS.filter((path) => !UNLISTED_PATHS.includes(path)).map((path) => ({ path })),
    ...pages.filter(({ frontMatter }) => !frontMatter.hidden).sort((a, b) => (a.path < b.path ? -1 : 1)),
    ...api.components,
  ];
  writePublic('sitemap.xml', sitemap(siteUrl, listed));
  writePublic('robots.txt', robots(siteUrl, prefix));
  for (const { value } of data.redirects)
    writePublic(`${value.from}index.html`, redirectPage(value, siteUrl, prefix));
}

/** Redirect page. It works on any host. Only the query and hash need JavaScript. */
export function redirectPage({ to }: Redirect, siteUrl: string, prefix = ''): string {
  const path = toUrlPath(to);
  const address = escapeHtml(addPrefix(path, prefix));
  const canonical = escapeHtml(addPrefix(path, siteUrl));
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>' +
    `<link rel="canonical" href="${canonical}"><meta name="robots" content="noindex">` +
    `<script>${REDIRECT_SCRIPT}(${JSON.stringify(addPrefix(path, prefix)).replaceAll('<', '\\u003c')})</script>` +
    `<noscript><meta http-equiv="refresh" content="0; url=${address}"></noscript></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>\n`
  );
}

/** Inline script that does the same as `redirectTarget`. */
const REDIRECT_SCRIPT =
  '(to=>{const u=new URL(to,location.href),s=location.search;' +
  "if(s)u.search=u.search?u.search+'&'+s.slice(1):s;" +
  'if(location.hash)u.hash=location.hash;location.replace(u)})';

/** Pages about this site, which are hidden from search engines. */
const EXPERIMENTS = '/experiments/';

/** A page, and the day of its last commit, such as 2026-11-20. */
interface DatedPage {
  path: string;
  lastUpdated?: string | null;
}

/** The sitemap of all pages for search engines. */
export function sitemap(siteUrl: string, pages: readonly DatedPage[]): string {
  const shown = pages.filter(({ path }) => !path.startsWith(EXPERIMENTS));
  const urls = shown.map(({ path, lastUpdated }) => {
    const day = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(siteUrl + toUrlPath(path))}</loc>${day}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Allows crawlers on the pages of the sitemap. */
export function robots(siteUrl: string, prefix = ''): string {
  return `User-agent: *\nDisallow: ${prefix}${EXPERIMENTS}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
