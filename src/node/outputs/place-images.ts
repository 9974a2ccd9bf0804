import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import { decodeAddress, isExternal } from '../checks/address';

// A ">" may stand in a quoted attribute.
const MEDIA = /<(?:img|source|video|audio|track)\b(?:[^>"]|"[^"]*")*>/g;
const ADDRESS = /\s(src|poster)="([^"]*)"/g;
const SOURCE_SET = /\ssrcset="([^"]*)"/;

/**
 * Gives every image of a page its width and height, so that nothing moves when it arrives, and copies files
 * that stand beside the page to a hashed address.
 */
export function placeImages(html: string, pageFolder: string, repository: string): string {
  const place = (address: string): string => {
    const file = imageFile(address, pageFolder, repository);
    if (file === null || address.startsWith('/')) return address;
    return publish(file, repository) + suffixOf(address);
  };
  return html.replace(MEDIA, (tag) => {
    const placed = tag
      .replace(ADDRESS, (_, name: string, address: string) => ` ${name}="${place(address)}"`)
      .replace(SOURCE_SET, (_, set: string) => ` srcset="${set.replace(/[^\s,]+/g, (part) => place(part))}"`);
    const src = tag.startsWith('<img') && !/\swidth=/.test(tag) && /\ssrc="([^"]*)"/.exec(tag)?.[1];
    const file = src ? imageFile(src, pageFolder, repository) : null;
    return file === null ? placed : placed.replace(/\s?\/?>$/, `${sizeOf(file)}>`);
  });
}

/** The file an address of the page means; null for another site, and for a file that does not exist. */
export function imageFile(address: string, pageFolder: string, repository: string): string | null {
  if (address === '' || isExternal(address)) return null;
  const path = decodeAddress(address.slice(0, address.length - suffixOf(address).length));
  const file = path.startsWith('/') ? join(repository, 'static', path) : join(pageFolder, path);
  return existsSync(file) ? file : null;
}

/** `light.svg#icon` → `#icon`. */
function suffixOf(address: string): string {
  return /[?#].*$/.exec(address)?.[0] ?? '';
}

/** Empty for a picture that states no size, such as an SVG without a view box. */
function sizeOf(file: string): string {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return ` width="${width}" height="${height}"`;
  } catch {
    return '';
  }
}

/** Copies the files that a page loads from its folder to their hashed addresses. */
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
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
  const name = `${basename(file, extname(file))}-${hash}${extname(file)}`;
  const folder = join(repository, 'public/images');
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, join(folder, name));
  return `/images/${encodeURIComponent(name)}`;
}
