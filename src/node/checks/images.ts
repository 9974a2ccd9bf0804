import { posix } from 'node:path';
import { decodeAddress } from '../../shared/address/paths';
import { isUnsafeUrl } from '../../shared/address/web-address';
import type { PageImage } from '../../shared/page/page';
import type { Problem } from '../../shared/page/problem';
import { mediaFile } from '../content/media';
import type { UnrenderedPage } from '../content/page/parse-page';
import { fileSuggestion, suggestion } from '../content/suggestion';
import { unsafeLink } from './links';
import { locationOf, type SiteIndex } from './site-index';

type ImageText = Pick<Problem, 'rule' | 'what' | 'why' | 'fix'>;

const IMAGE_LIMIT = 1_000_000;
const FILM_LIMIT = 10_000_000;
const FILM = /\.(?:m4a|mov|mp3|mp4|oga|ogg|ogv|wav|webm)$/i;

/** Finds images that are outside the page's folder and `static`, too large, or damaged. */
export function checkImages(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap((page) =>
    page.images.flatMap((image): Problem | [] => {
      if (isUnsafeUrl(image.src)) return unsafeLink(image.src, locationOf(image, page));
      const text = imageText(page, image, index);
      return text ? { ...text, where: [locationOf(image, page)] } : [];
    }),
  );
}

function imageText(page: UnrenderedPage, { src: address }: PageImage, index: SiteIndex): ImageText | null {
  const src = decodeAddress(address);
  const file = mediaFile(address, page.file);
  if (file === null) return null;
  const { files, staticFiles, media } = index.content;
  if (!files.has(file) && !staticFiles.has(file)) {
    const fix = src.startsWith('/') ? staticFix(file, index) : besideFix(src, file, page, index);
    return { rule: 'missing-image', what: `The file "${src}" does not exist.`, fix };
  }
  const facts = media.get(file);
  if (facts?.isDamaged) {
    return { rule: 'damaged-image', what: `The image "${src}" cannot be read.`, fix: 'Save it again.' };
  }
  const isFilm = FILM.test(file);
  const limit = isFilm ? FILM_LIMIT : IMAGE_LIMIT;
  if (!facts || facts.bytes <= limit) return null;
  return {
    rule: 'image-size',
    what: `The file "${src}" has ${megabytes(facts.bytes)} MB; at most ${megabytes(limit)} fit.`,
    why: 'A page waits for it, on a phone for minutes.',
    fix: isFilm
      ? 'Shorten or compress it.'
      : 'Save it as WebP in the size in which it is shown, about 1,600 pixels wide.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
}

function staticFix(path: string, { content }: SiteIndex): string {
  return suggestion(path, content.staticFiles, `Put it into "static${path}", or beside the page.`);
}

function besideFix(src: string, file: string, page: UnrenderedPage, { folders }: SiteIndex): string {
  const folder = posix.dirname(page.file);
  const name = posix.basename(file);
  // The first folder of a page is the content folder.
  if (file.split('/')[0] !== folder.split('/')[0]) {
    return `Nothing outside of the content is published: put it into "${posix.join(folder, name)}".`;
  }
  const names = folders.get(posix.dirname(file)) ?? [];
  const images = names.filter((other) => !/\.(mdx?|tsx?|graphql)$/.test(other));
  return fileSuggestion(src.replace(/[?#].*$/s, ''), images, `Put it into "${file}".`);
}
