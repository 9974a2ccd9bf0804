import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageSize } from 'image-size';

const IMAGE = /<img\b[^>]*?>/g;

/**
 * Gives every image of a page its width and height, so that nothing moves when it arrives, and copies images
 * that stand beside the page to a hashed address.
 */
export function placeImages(html: string, pageFolder: string, repository: string): string {
  return html.replace(IMAGE, (tag) => {
    const src = /\ssrc="([^"]*)"/.exec(tag)?.[1];
    if (src === undefined || /^(https?:)?\/\//.test(src)) return tag;
    const file = src.startsWith('/') ? join(repository, 'static', src) : join(pageFolder, decodeURI(src));
    if (!existsSync(file)) return tag;
    const bytes = readFileSync(file);
    const address = src.startsWith('/') ? src : publish(file, bytes, repository);
    const { width, height } = imageSize(bytes);
    const size = /\swidth=/.test(tag) ? '' : ` width="${width}" height="${height}"`;
    return tag.replace(/\ssrc="[^"]*"/, ` src="${address}"`).replace(/\s?\/?>$/, `${size}>`);
  });
}

function publish(file: string, bytes: Buffer, repository: string): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const name = `${basename(file, extname(file))}-${hash}${extname(file)}`;
  const folder = join(repository, 'public/images');
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, join(folder, name));
  return `/images/${name}`;
}
