import { posix } from 'node:path';
import { decodeAddress, normalizePath } from '../../shared/paths';
import { flattenPages } from '../../shared/menu';
import type { NavigationEntry } from '../../shared/data-schemas';
import { isUnsafeUrl } from '../../shared/web-address';
import type { PageCardsReference, PageImage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { keyTestFile, mediaFile } from '../content/read-content';
import { hasCard, pictureFile } from '../lib/files';
import type { UnrenderedPage } from '../markdown/parse-page';
import { fileSuggestion, suggestion } from '../lib/suggestions';
import { unsafeLink } from './links';
import { locationOf, type SiteIndex } from './site-index';

/** Checks the demos, queries, images, cards, and keyboard tables of pages. */
export function* checkPageElements(index: SiteIndex): Iterable<Problem> {
  for (const page of index.content.pages) {
    yield* checkDemos(page, index);
    yield* checkQueryFiles(page, index);
    for (const image of page.images) yield* checkImage(image, page, index);
    yield* checkPageCards(page, index);
    yield* checkKeyTests(page, index);
  }
  yield* checkUnusedDemos(index);
  yield* checkUnusedQueries(index);
}

/** Finds demos that do not exist, or whose options do not fit. */
function* checkDemos(page: UnrenderedPage, index: SiteIndex): Iterable<Problem> {
  const folder = posix.dirname(page.file);
  for (const { name, ...place } of missingDemos(page, index)) {
    const names = index.filesIn(folder).flatMap((file) => /^([A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? []);
    yield {
      rule: 'missing-demo',
      what: `The demo "${name}" does not exist.`,
      where: [locationOf(place, page)],
      fix: suggestion(name, names, `Create "${folder}/${name}.tsx".`),
    };
  }
  for (const { name, options, ...place } of page.demos) {
    if (!options.iframe || !index.content.files.has(`${folder}/${name}/system/index.tsx`)) continue;
    yield {
      rule: 'demo-options',
      what: `The demo "${name}" has iframe together with several stylings.`,
      where: [locationOf(place, page)],
      why: 'Stylings apply to the page and not to the frame.',
      fix: `Remove "iframe", or make the demo one file: "${folder}/${name}.tsx".`,
    };
  }
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

/** Finds demos in the folder of a page that the page does not show. */
function* checkUnusedDemos(index: SiteIndex): Iterable<Problem> {
  const { pages, files } = index.content;
  const pageIn = new Map(pages.map((page) => [posix.dirname(page.file), page]));
  for (const file of files) {
    const { folder = '', name = '' } = DEMO.exec(file)?.groups ?? {};
    const page = pageIn.get(folder);
    // A page with another problem can mean the demo.
    const isUnclear = page && (page.problems.length > 0 || missingDemos(page, index).length > 0);
    if (!page || isUnclear || shows(page, name)) continue;
    yield {
      rule: 'unused-demo',
      what: `No page shows the demo "${name}".`,
      where: [{ file, line: 1 }],
      why: 'Files next to a page are its demos if their names start with a capital letter.',
      fix: `Add <Demo src="${name}" /> to "${page.file}", delete the file, or start its name with a lowercase letter if demos import it.`,
    };
  }
}

function shows({ demos, imports }: UnrenderedPage, name: string): boolean {
  const isImported = imports.some(({ source }) => source.replace(/\.tsx$/, '') === `./${name}`);
  return isImported || demos.some((demo) => demo.name === name);
}

/** Finds queries that do not exist. */
function* checkQueryFiles(page: UnrenderedPage, { content, filesIn }: SiteIndex): Iterable<Problem> {
  const folder = posix.dirname(page.file);
  for (const { file, ...place } of page.queries) {
    if (content.files.has(`${folder}/${file}`)) continue;
    const names = filesIn(folder).filter((name) => name.endsWith('.graphql'));
    yield {
      rule: 'missing-query',
      what: `The query "${file}" does not exist.`,
      where: [locationOf(place, page)],
      fix: suggestion(file, names, `Create "${folder}/${file}".`),
    };
  }
}

/** Finds queries in files that no page shows. */
function* checkUnusedQueries({ content: { pages, files } }: SiteIndex): Iterable<Problem> {
  const shown = new Set(pages.flatMap(queryFiles));
  // A page with another problem can show the query.
  const unclear = pages
    .filter((page) => page.problems.length > 0 || queryFiles(page).some((file) => !files.has(file)))
    .map(({ file }) => posix.dirname(file));
  for (const file of files) {
    const name = posix.basename(file);
    if (!file.endsWith('.graphql') || shown.has(file) || unclear.includes(posix.dirname(file))) continue;
    yield {
      rule: 'unused-query',
      what: `No page shows the query "${name}".`,
      where: [{ file, line: 1 }],
      fix: `Add <Query src="${name}" /> to a page in this folder, or delete the file.`,
    };
  }
}

function queryFiles({ file, queries }: UnrenderedPage): string[] {
  return queries.map((query) => posix.join(posix.dirname(file), query.file));
}

const IMAGE_LIMIT = {
  most: 1_000_000,
  fix: 'Save it as WebP at its display size, about 1,600 pixels wide.',
};
const FILM_LIMIT = { most: 10_000_000, fix: 'Shorten or compress it.' };
const FILM = /\.(?:m4a|mov|mp3|mp4|oga|ogg|ogv|wav|webm)$/i;

/** Finds images that are outside the page's folder and `static`, too large, or damaged. */
function* checkImage(image: PageImage, page: UnrenderedPage, index: SiteIndex): Iterable<Problem> {
  if (isUnsafeUrl(image.src)) {
    yield unsafeLink(image.src, locationOf(image, page));
    return;
  }
  const src = decodeAddress(image.src);
  const file = mediaFile(image.src, page.file);
  if (file === null) return;
  const where = [locationOf(image, page)] as const;
  const { files, staticFiles, media } = index.content;
  if (!files.has(file) && !staticFiles.has(file)) {
    const fix = src.startsWith('/')
      ? suggestion(file, staticFiles, `Move it to "static${file}", or next to the page.`)
      : besideFix(src, file, page, index);
    yield { rule: 'missing-image', what: `The file "${src}" does not exist.`, where, fix };
    return;
  }
  const { bytes = 0, isDamaged = false } = media.get(file) ?? {};
  const { most, fix } = FILM.test(file) ? FILM_LIMIT : IMAGE_LIMIT;
  if (isDamaged) {
    yield { rule: 'damaged-image', what: `The image "${src}" cannot be read.`, where, fix: 'Save it again.' };
  } else if (bytes > most) {
    yield {
      rule: 'image-size',
      what: `The file "${src}" is ${megabytes(bytes)} MB, but the limit is ${megabytes(most)} MB.`,
      where,
      why: 'It would take minutes to load on a phone.',
      fix,
    };
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
}

function besideFix(src: string, file: string, page: UnrenderedPage, { filesIn }: SiteIndex): string {
  const folder = posix.dirname(page.file);
  const name = posix.basename(file);
  // The first folder of a page is the content folder.
  if (file.split('/')[0] !== folder.split('/')[0]) {
    return `Files outside the content folder are not published. Move it to "${posix.join(folder, name)}".`;
  }
  const images = filesIn(posix.dirname(file)).filter((other) => !/\.(mdx?|tsx?|graphql)$/.test(other));
  return fileSuggestion(src.replace(/[?#].*$/s, ''), images, `Move it to "${file}".`);
}

/** Checks that page cards show entries of the menu, that each page has an image, and that no category is missing. */
function* checkPageCards(page: UnrenderedPage, index: SiteIndex): Iterable<Problem> {
  const { data } = index.content;
  if (!data.complete.navigation || page.pageCards.length === 0) return;
  const entries = data.trees.flatMap(({ located }) => located.map(({ value }) => value));
  for (const cards of page.pageCards) yield* checkCards(cards, page, entries, index);
  for (const { pathname } of subheadersWithoutCards(page, entries, index)) {
    yield {
      rule: 'page-cards',
      what: `The page has no cards for "${pathname}".`,
      where: [{ file: page.file, line: page.pageCards.at(-1)?.line ?? 1 }],
      why: 'It has cards for the other entries of the menu group.',
      fix: `Add a heading and <PageCards below="${pathname}" />.`,
    };
  }
}

/** Sub-headers next to those with cards. If no entry of a sub-header can have a card, it is not missing. */
function subheadersWithoutCards(
  { path, pageCards }: UnrenderedPage,
  entries: readonly NavigationEntry[],
  { pages }: SiteIndex,
): NavigationEntry[] {
  const shown = pageCards.map(({ below }) => below);
  const isShown = ({ pathname }: NavigationEntry): boolean => shown.includes(pathname);
  const canHaveCard = ({ pathname }: NavigationEntry): boolean =>
    pages.has(pathname) && hasCard(pathname, path);
  const groups = entries.map(({ children = [] }) => children).filter((group) => group.some(isShown));
  return groups
    .flat()
    .filter((entry) => entry.subheader !== undefined && !isShown(entry))
    .filter(({ children = [] }) => children.some(canHaveCard));
}

function* checkCards(
  { below, ...place }: PageCardsReference,
  page: UnrenderedPage,
  entries: readonly NavigationEntry[],
  index: SiteIndex,
): Iterable<Problem> {
  const base = { rule: 'page-cards', where: [locationOf(place, page)] } as const;
  const children = entries.find(({ pathname }) => pathname === below)?.children;
  if (!children) {
    const groups = entries.filter((entry) => entry.children).map(({ pathname }) => pathname);
    const otherwise = 'Write the path of a group or sub-header from content/_data/navigation.';
    yield { ...base, what: `The menu has no group "${below}".`, fix: suggestion(below, groups, otherwise) };
    return;
  }
  for (const { pathname } of flattenPages(children)) {
    const path = normalizePath(pathname);
    const picture = pictureFile(page.file, path);
    if (!index.pages.has(path) || !hasCard(path, page.path) || index.content.files.has(picture)) continue;
    yield {
      ...base,
      what: `The card of "${path}" has no drawing.`,
      fix: `Add it as "${picture}", with a default export that returns the component.`,
    };
  }
}

/** Finds rows of keyboard tables that the browser test of the page does not press. */
function* checkKeyTests(page: UnrenderedPage, { content: { keyTests } }: SiteIndex): Iterable<Problem> {
  const [first] = page.keyRows;
  if (keyTests === null || first === undefined) return;
  const file = keyTestFile(page.path);
  const tested = keyTests.get(page.path);
  const base = { rule: 'key-test', why: 'A browser test must press each key of a keyboard table.' };
  if (tested === undefined) {
    yield {
      ...base,
      what: 'No browser test presses the keys of this table.',
      where: [locationOf(first, page)],
      fix: `Write "${file}" with testKeys('${page.path}', { … }), as for other pages.`,
    };
    return;
  }
  for (const row of page.keyRows) {
    if (tested.includes(row.keys)) continue;
    yield {
      ...base,
      what: `The browser test of the page does not press "${row.keys}".`,
      where: [locationOf(row, page)],
      fix: `Add a row '${row.keys}' to "${file}".`,
    };
  }
}
