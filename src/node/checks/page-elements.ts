import { posix } from 'node:path';
import { decodeAddress, normalizePath } from '../../shared/paths';
import { flattenPages } from '../../shared/menu';
import type { NavigationEntry } from '../../shared/data-schemas';
import { isUnsafeUrl } from '../../shared/web-address';
import type { PageImage, ParsedPage } from '../../shared/page';
import type { Problem } from '../../shared/problem';
import { keyTestFile, mediaFile } from '../content/read-content';
import { hasCard, pictureFile } from '../content/page-cards';
import { fileSuggestion, suggestion } from '../lib/suggestions';
import { unsafeLink } from './links';
import type { SiteIndex } from './site-index';

/** Checks the demos, queries, images, cards, and keyboard tables of pages. */
export function* checkPageElements(index: SiteIndex): Iterable<Problem> {
  for (const page of index.content.pages) {
    yield* checkFramedDemos(page, index);
    for (const image of page.images) yield* checkImage(image, page, index);
    yield* checkPageCards(page, index);
    yield* checkKeyTests(page, index);
  }
  yield* checkShownFiles('demo', index);
  yield* checkShownFiles('query', index);
}

/** Finds framed demos with several stylings. */
function* checkFramedDemos(page: ParsedPage, { content }: SiteIndex): Iterable<Problem> {
  const folder = posix.dirname(page.file);
  for (const { name, options, place } of page.demos) {
    if (!options.iframe || !content.files.has(`${folder}/${name}/system/index.tsx`)) continue;
    yield {
      rule: 'demo-options',
      what: `The demo "${name}" has iframe together with several stylings.`,
      where: [place],
      why: 'Stylings apply to the page and not to the frame.',
      fix: `Remove "iframe", or make the demo one file: "${folder}/${name}.tsx".`,
    };
  }
}

/** Files that pages show. A demo can also be a folder with a file for each styling. */
const SHOWN_FILES = {
  demo: /^(.+)\/([A-Z]\w*)(?:\.tsx|\/system\/index\.tsx)$/,
  query: /^(.+)\/([^/]+\.graphql)$/,
};

/** Finds demos or queries that do not exist, and files of this kind that no page shows. */
function* checkShownFiles(
  kind: keyof typeof SHOWN_FILES,
  { content: { pages, files } }: SiteIndex,
): Iterable<Problem> {
  const found = [...files].flatMap((file) => {
    const [, folder, name] = SHOWN_FILES[kind].exec(file) ?? [];
    return folder && name ? [{ file, folder, name }] : [];
  });
  const used = new Set<string>();
  for (const page of pages) {
    const folder = posix.dirname(page.file);
    const beside = found.filter((each) => each.folder === folder);
    const written = page.demos.filter(({ playground }) => !playground);
    const shown = kind === 'demo' ? written : page.queries.map((query) => ({ ...query, name: query.file }));
    const missing = shown.filter(({ name }) => !beside.some((each) => each.name === name));
    for (const { name, place } of missing) {
      const names = beside.map((each) => each.name);
      yield {
        rule: `missing-${kind}`,
        what: `The ${kind} "${name}" does not exist.`,
        where: [place],
        fix: suggestion(name, names, `Create "${folder}/${name}${kind === 'demo' ? '.tsx' : ''}".`),
      };
    }
    const imports = page.imports.map(({ source }) => source.replace(/^\.\/|\.tsx$/g, ''));
    const names = [...shown.map(({ name }) => name), ...imports];
    // A page with another problem can mean any file.
    const isUnclear = page.problems.length > 0 || missing.length > 0;
    for (const { file, name } of beside) if (isUnclear || names.includes(name)) used.add(file);
  }
  for (const { file, folder, name } of found) {
    const where = [{ file, line: 1 }] as const;
    const what = `No page shows the ${kind} "${name}".`;
    const page = `${folder}/index.mdx`;
    if (used.has(file)) continue;
    if (kind === 'query') {
      const fix = `Add <Query src="${name}" /> to a page in this folder, or delete the file.`;
      yield { rule: 'unused-query', what, where, fix };
    } else if (files.has(page)) {
      yield {
        rule: 'unused-demo',
        what,
        where,
        why: 'Files next to a page are its demos if their names start with a capital letter.',
        fix: `Add <Demo src="${name}" /> to "${page}", delete the file, or start its name with a lowercase letter if demos import it.`,
      };
    }
  }
}

const IMAGE_LIMIT = {
  most: 1_000_000,
  fix: 'Save it as WebP at its display size, about 1,600 pixels wide.',
};
const AUDIO_OR_VIDEO_LIMIT = { most: 10_000_000, fix: 'Shorten or compress it.' };
const AUDIO_OR_VIDEO = /\.(?:m4a|mov|mp3|mp4|oga|ogg|ogv|wav|webm)$/i;

/** Finds images that are outside the page's folder and `static`, too large, or damaged. */
function checkImage(image: PageImage, page: ParsedPage, { content }: SiteIndex): Problem[] {
  const { files, staticFiles, media } = content;
  const { place } = image;
  const where = [place] as const;
  const src = decodeAddress(image.src);
  const file = mediaFile(image.src, page.file);
  if (isUnsafeUrl(image.src)) return [unsafeLink(image.src, place)];
  if (file === null) return [];
  if (!files.has(file) && !staticFiles.has(file)) {
    const fix = src.startsWith('/')
      ? suggestion(file, staticFiles, `Move it to "static${file}", or next to the page.`)
      : besideFix(src, file, page, files);
    return [{ rule: 'missing-image', what: `The file "${src}" does not exist.`, where, fix }];
  }
  const { bytes = 0, isDamaged = false } = media.get(file) ?? {};
  if (isDamaged)
    return [
      { rule: 'damaged-image', what: `The image "${src}" cannot be read.`, where, fix: 'Save it again.' },
    ];
  const { most, fix } = AUDIO_OR_VIDEO.test(file) ? AUDIO_OR_VIDEO_LIMIT : IMAGE_LIMIT;
  const what = `The file "${src}" is ${megabytes(bytes)} MB, but the limit is ${megabytes(most)} MB.`;
  const why = 'It would take minutes to load on a phone.';
  return bytes > most ? [{ rule: 'image-size', what, where, why, fix }] : [];
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 });
}

function besideFix(src: string, file: string, page: ParsedPage, files: Iterable<string>): string {
  const folder = posix.dirname(page.file);
  const { dir, base: name } = posix.parse(file);
  // The first folder of a page is the content folder.
  if (file.split('/')[0] !== folder.split('/')[0]) {
    return `Files outside the content folder are not published. Move it to "${posix.join(folder, name)}".`;
  }
  const beside = [...files]
    .filter((other) => posix.dirname(other) === dir)
    .map((other) => posix.basename(other));
  const images = beside.filter((other) => !/\.(mdx?|tsx?|graphql)$/.test(other));
  return fileSuggestion(src.replace(/[?#].*$/s, ''), images, `Move it to "${file}".`);
}

/** Checks that page cards show entries of the menu, that each page has an image, and that no category is missing. */
function* checkPageCards(page: ParsedPage, index: SiteIndex): Iterable<Problem> {
  if (!index.content.data.complete.navigation || page.pageCards.length === 0) return;
  for (const cards of page.pageCards) yield* checkCards(cards, page, index);
  for (const { pathname } of subheadersWithoutCards(page, index)) {
    yield {
      rule: 'page-cards',
      what: `The page has no cards for "${pathname}".`,
      where: [{ file: page.file, line: page.pageCards.at(-1)?.place.line ?? 1 }],
      why: 'It has cards for the other entries of the menu group.',
      fix: `Add a heading and <PageCards below="${pathname}" />.`,
    };
  }
}

/** Sub-headers next to those with cards. If no entry of a sub-header can have a card, it is not missing. */
function subheadersWithoutCards(
  { path, pageCards }: ParsedPage,
  { entries, pages }: SiteIndex,
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
  { below, place }: ParsedPage['pageCards'][number],
  page: ParsedPage,
  { content, entries, pages }: SiteIndex,
): Iterable<Problem> {
  const base = { rule: 'page-cards', where: [place] } as const;
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
    if (!pages.has(path) || !hasCard(path, page.path) || content.files.has(picture)) continue;
    yield {
      ...base,
      what: `The card of "${path}" has no drawing.`,
      fix: `Add it as "${picture}", with a default export that returns the component.`,
    };
  }
}

/** Finds rows of keyboard tables that the browser test of the page does not press. */
function* checkKeyTests(page: ParsedPage, { content: { keyTests } }: SiteIndex): Iterable<Problem> {
  const [first] = page.keyRows;
  if (keyTests.size === 0 || first === undefined) return;
  const file = keyTestFile(page.path);
  const tested = keyTests.get(file);
  const base = { rule: 'key-test', why: 'A browser test must press each key of a keyboard table.' };
  if (tested === undefined) {
    yield {
      ...base,
      what: 'No browser test presses the keys of this table.',
      where: [first.place],
      fix: `Write "${file}" with testKeys('${page.path}', { … }), as for other pages.`,
    };
    return;
  }
  for (const row of page.keyRows) {
    if (tested.includes(row.keys)) continue;
    yield {
      ...base,
      what: `The browser test of the page does not press "${row.keys}".`,
      where: [row.place],
      fix: `Add a row '${row.keys}' to "${file}".`,
    };
  }
}
