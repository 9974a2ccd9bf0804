import { posix } from 'node:path';
import { decodeAddress } from '../../shared/paths';
import { isUnsafeUrl } from '../../shared/web-address';
import type { PageImage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { mediaFile } from '../content/media';
import type { UnrenderedPage } from '../markdown/parse-page';
import { fileSuggestion, suggestion } from '../lib/yaml';
import { unsafeLink } from './links';
import { groupBy, isBodyReadable, locationOf, type SiteIndex } from './site-index';

/** Demos and queries that a page shows but that do not exist. */
export function checkDemos(index: SiteIndex): Problem[] {
  const { content, folders } = index;
  return content.pages.flatMap((page) => {
    const folder = posix.dirname(page.file);
    const beside = folders.get(folder) ?? [];
    const missing = missingDemos(page, index).map(({ name, ...place }): Problem => {
      const names = beside.flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
      return {
        rule: 'missing-demo',
        what: `The demo "${name}" does not exist.`,
        where: [locationOf(place, page)],
        fix: suggestion(name, names, `Create "${folder}/${name}.tsx".`),
      };
    });
    const framed = page.demos.flatMap(({ name, options, ...place }): Problem | [] => {
      if (!options.iframe || !content.files.has(`${folder}/${name}/system/index.tsx`)) return [];
      return {
        rule: 'demo-options',
        what: `The demo "${name}" has iframe together with several stylings.`,
        where: [locationOf(place, page)],
        why: 'Stylings apply to the page and not to the frame.',
        fix: `Remove "iframe", or make the demo one file: "${folder}/${name}.tsx".`,
      };
    });
    const queries = page.queries.flatMap(({ file, ...place }): Problem | [] => {
      if (content.files.has(`${folder}/${file}`)) return [];
      const names = beside.filter((name) => name.endsWith('.graphql'));
      return {
        rule: 'missing-query',
        what: `The query "${file}" does not exist.`,
        where: [locationOf(place, page)],
        fix: suggestion(file, names, `Create "${folder}/${file}".`),
      };
    });
    return [...missing, ...framed, ...queries];
  });
}

/** Demos without a file or a folder. Playgrounds need none. */
function missingDemos({ file, demos }: UnrenderedPage, { content }: SiteIndex): UnrenderedPage['demos'] {
  return demos.filter(({ name, playground }) => {
    const path = posix.join(posix.dirname(file), name);
    return !playground && !content.files.has(`${path}.tsx`) && !content.files.has(`${path}/system/index.tsx`);
  });
}

/** A demo in the folder of a page, which is a file or a folder with a file for each styling. */
const DEMO = /^(?<folder>.+)\/(?<name>[A-Z]\w*)(?:\.tsx|\/system\/index\.tsx)$/;

/** Demos in the folder of a page that the page does not show. */
export function checkUnusedDemos(index: SiteIndex): Problem[] {
  const pages = groupBy(index.content.pages, ({ file }) => posix.dirname(file));
  return [...index.content.files].flatMap((file): Problem | [] => {
    const { folder = '', name = '' } = DEMO.exec(file)?.groups ?? {};
    const [page, ...others] = pages.get(folder) ?? [];
    if (!page || [page, ...others].some((each) => shows(each, name) || isUnclear(each, index))) return [];
    return {
      rule: 'unused-demo',
      what: `No page shows the demo "${name}".`,
      where: [{ file, line: 1 }],
      why: 'Files next to a page are its demos if their names start with a capital letter.',
      fix: `Add <Demo src="${name}" /> to "${page.file}", delete the file, or start its name with a lowercase letter if demos import it.`,
    };
  });
}

/** Queries in files that no page shows. */
export function checkUnusedQueries({ content: { pages, files } }: SiteIndex): Problem[] {
  const pathOf = ({ file }: UnrenderedPage, query: string): string => posix.join(posix.dirname(file), query);
  const shown = new Set(pages.flatMap((page) => page.queries.map(({ file }) => pathOf(page, file))));
  // A page with another problem can show the query.
  const unclear = pages
    .filter(
      (page) => page.problems.length > 0 || page.queries.some(({ file }) => !files.has(pathOf(page, file))),
    )
    .map(({ file }) => posix.dirname(file));
  return [...files]
    .filter((file) => file.endsWith('.graphql') && !shown.has(file) && !unclear.includes(posix.dirname(file)))
    .map((file): Problem => ({
      rule: 'unused-query',
      what: `No page shows the query "${posix.basename(file)}".`,
      where: [{ file, line: 1 }],
      fix: `Add <Query src="${posix.basename(file)}" /> to a page in this folder, or delete the file.`,
    }));
}

function shows({ demos, imports }: UnrenderedPage, name: string): boolean {
  const isImported = imports.some(({ source }) => source.replace(/\.tsx$/, '') === `./${name}`);
  return isImported || demos.some((demo) => demo.name === name);
}

/** True if the page can refer to the demo by a wrong name, which is reported instead. */
function isUnclear(page: UnrenderedPage, index: SiteIndex): boolean {
  return (
    !isBodyReadable(page) ||
    page.problems.some(({ rule, what }) => rule === 'component-attribute' && what.startsWith('<Demo>')) ||
    missingDemos(page, index).length > 0
  );
}

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
    what: `The file "${src}" is ${megabytes(facts.bytes)} MB, but the limit is ${megabytes(limit)} MB.`,
    why: 'It would take minutes to load on a phone.',
    fix: isFilm ? 'Shorten or compress it.' : 'Save it as WebP at its display size, about 1,600 pixels wide.',
  };
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
}

function staticFix(path: string, { content }: SiteIndex): string {
  return suggestion(path, content.staticFiles, `Move it to "static${path}", or next to the page.`);
}

function besideFix(src: string, file: string, page: UnrenderedPage, { folders }: SiteIndex): string {
  const folder = posix.dirname(page.file);
  const name = posix.basename(file);
  // The first folder of a page is the content folder.
  if (file.split('/')[0] !== folder.split('/')[0]) {
    return `Files outside the content folder are not published. Move it to "${posix.join(folder, name)}".`;
  }
  const names = folders.get(posix.dirname(file)) ?? [];
  const images = names.filter((other) => !/\.(mdx?|tsx?|graphql)$/.test(other));
  return fileSuggestion(src.replace(/[?#].*$/s, ''), images, `Move it to "${file}".`);
}
