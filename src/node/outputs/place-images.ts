import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import { imageSize } from 'image-size';
import { decodeAddress, isExternal } from '../../shared/paths';
import { escapeHtml, unescapeHtml } from '../lib/escape-html';
import { hashedName, writePublic } from '../lib/public-files';

// A quoted attribute can contain ">".
const MEDIA = /<(?:img|source|video|audio|track)\b(?:[^>"]|"[^"]*")*>/g;
const ADDRESS = /\s(src|poster)="([^"]*)"/g;
const SOURCE_SET = /\ssrcset="([^"]*)"/;
/** `#icon` of `light.svg#icon`. */
const SUFFIX = /[?#].*$/;

/**
 * Adds the width and height to every image, to prevent layout shift, and copies files next to the page to a hashed URL.
 */
export function placeImages(html: string, pageFolder: string, repository: string): string {
  const place = (escaped: string): string => {
    const address = unescapeHtml(escaped);
    const file = imageFile(address, pageFolder, repository);
    if (file === null || address.startsWith('/')) return escaped;
    return publish(file, repository) + escapeHtml(SUFFIX.exec(address)?.[0] ?? '');
  };
  return html.replace(MEDIA, (tag) => {
    const placed = tag
      .replace(ADDRESS, (_, name: string, address: string) => ` ${name}="${place(address)}"`)
      .replace(SOURCE_SET, (_, set: string) => ` srcset="${set.replace(/[^\s,]+/g, (part) => place(part))}"`);
    const src = tag.startsWith('<img') && !/\swidth=/.test(tag) && /\ssrc="([^"]*)"/.exec(tag)?.[1];
    const file = src ? imageFile(unescapeHtml(src), pageFolder, repository) : null;
    return file === null ? placed : placed.replace(/\s?\/?>$/, `${sizeOf(file)}>`);
  });
}

/** Real path of the file for a URL on the page. Null for other sites, and for files outside this one. */
function imageFile(address: string, pageFolder: string, repository: string): string | null {
  if (address === '' || isExternal(address)) return null;
  const path = decodeAddress(address.replace(SUFFIX, ''));
  const fromRoot = path.startsWith('/');
  const home = join(repository, fromRoot ? 'static' : 'content');
  try {
    const file = realpathSync(join(fromRoot ? home : pageFolder, path));
    const isInside = file.startsWith(realpathSync(home) + sep);
    return isInside && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Empty for an image without a size, such as an SVG without a view box. */
function sizeOf(file: string): string {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return ` width="${width}" height="${height}"`;
  } catch {
    return '';
  }
}

/** Copies files from a page's folder to their hashed URLs. */
export function publishImages(
  images: readonly { src: string }[],
  pageFolder: string,
  repository: string,
): void {
  for (const { src } of images) {
    const file = src.startsWith('/') ? null : imageFile(src, pageFolder, repository);
    if (file !== null) publish(file, repository);
  }
}

function publish(file: string, repository: string): string {
  const content = readFileSync(file);
  const extension = extname(file);
  const name = hashedName(basename(file, extension), extension.slice(1), content);
  writePublic(`images/${name}`, content, join(repository, 'public'));
  // The lists of offline files do not recognize these characters.
  const encoded = encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `/images/${encoded}`;
}
