import { posix } from 'node:path';
import type { PageImage } from '../../shared/page/page';
import type { UnrenderedPage } from '../content/page/parse-page';
import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { decodeAddress, isExternal } from './address';
import { didYouMean } from './messages';
import type { SiteIndex } from './site-index';

/** Images that are neither beside their page nor in the folder `static`. */
export function checkImages(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap((page) =>
    page.images.flatMap((image) => imageProblem(page, image, index) ?? []),
  );
}

function imageProblem(page: UnrenderedPage, image: PageImage, index: SiteIndex): Problem | null {
  const src = decodeAddress(image.src);
  const path = src.replace(/[?#].*$/, '');
  if (isExternal(src) || path === '') return null;
  const fix = path.startsWith('/') ? staticFix(path, index) : besideFix(path, page, index);
  if (fix === null) return null;
  const where = [{ file: page.file, line: image.line, column: image.column }] as const;
  return { rule: 'missing-image', what: `The file "${src}" does not exist.`, where, fix };
}

function staticFix(path: string, { content }: SiteIndex): string | null {
  if (content.staticFiles.has(path)) return null;
  return didYouMean(
    closest(path, content.staticFiles),
    `Put it into "static${posix.normalize(path)}", or beside the page.`,
  );
}

function besideFix(path: string, page: UnrenderedPage, { content, folders }: SiteIndex): string | null {
  const folder = posix.dirname(page.file);
  const file = posix.join(folder, path);
  if (content.files.has(file)) return null;
  // The first folder of a page is the content folder.
  if (file.split('/')[0] !== folder.split('/')[0]) {
    return `Nothing outside of the content is published: put it into "${posix.join(folder, posix.basename(file))}".`;
  }
  const names = folders.get(posix.dirname(file)) ?? [];
  const near = closest(
    posix.basename(file),
    names.filter((name) => !/\.(mdx?|tsx?|graphql)$/.test(name)),
  );
  const nearPath =
    near === null ? null : `${path.slice(0, path.length - posix.basename(path).length)}${near}`;
  return didYouMean(nearPath, `Put it into "${file}".`);
}
