import type { Product } from './product';
import { THEME_COLORS } from './color-mode';

/** A product as a shortcut of the installed site. */
type ShortcutProduct = Pick<Product, 'id' | 'name' | 'description' | 'path'>;

/** Name and description of the installed site. */
interface WebAppText {
  name: string;
  shortName: string;
  description: string;
}

/** Start URL of the installed app. It redirects to the last visited product. */
export const APP_START = '/_app/';

/** URL of the web app manifest. */
export const WEB_MANIFEST = '/manifest.webmanifest';

/** Icon on the home screens of Apple's devices, which do not read the manifest for it. */
export const APPLE_ICON = '/icons/apple-touch-icon.png';

/** Icon sizes that browsers need, in px. */
const SIZES = [192, 512];
const SHORTCUT_SIZE = 96;

/**
 * The web app manifest, with the name and appearance of the installed app.
 * @param prefix path prefix of the site
 */
export function webManifest(
  { name, shortName, description }: WebAppText,
  products: readonly ShortcutProduct[],
  prefix = '',
) {
  return {
    name,
    short_name: shortName,
    description,
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
      icons: [png(`product-${product.id}`, SHORTCUT_SIZE, prefix)],
    })),
  };
}

function png(name: string, size: number, prefix: string) {
  return { src: `${prefix}/icons/${name}.png`, sizes: `${size}x${size}`, type: 'image/png' };
}
