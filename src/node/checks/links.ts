import { posix } from 'node:path';
import { decodeAddress, isExternal, stripHashAndQuery } from '../../shared/paths';
import { isUnsafeUrl } from '../../shared/web-address';
import type { Redirect } from '../../shared/redirect';
import type { Problem, SourceLocation } from '../../shared/problem';
import { INLINE_TAGS } from '../../shared/inline-html';
import type { Located } from '../content/data-files';
import { droppedMarkup, parseNotificationText } from '../content/notifications';
import type { UnrenderedPage } from '../markdown/parse-page';
import { elementsNamed } from '../markdown/tree';
import { suggestion } from '../lib/yaml';
import { frontMatterPlace, locationOf, type SiteIndex } from './site-index';
import {
  type LinkTarget,
  anchorFix,
  decodeFully,
  exists,
  findLinkTarget,
  followRedirects,
  missingPageFix,
  pathFix,
  resolveAddress,
} from './target';

type LinkText = Pick<Problem, 'rule' | 'what' | 'fix' | 'why'>;

/** Finds internal links without a page, file, or anchor, and links to redirects. */
export function checkLinks(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap((page) =>
    page.links.flatMap((link): Problem | [] => {
      const href = decodeAddress(link.href);
      if (isUnsafeUrl(href)) return unsafeLink(href, locationOf(link, page));
      const text = isExternal(href) ? null : describe(href, page, index);
      return text ? { ...text, where: [locationOf(link, page)] } : [];
    }),
  );
}

/** A link or image whose URL could run code. */
export function unsafeLink(href: string, where: SourceLocation): Problem {
  return {
    rule: 'unsafe-link',
    what: `The URL "${href}" is not allowed.`,
    where: [where],
    why: 'It could run code in the page.',
    fix: 'Write a path of this site, or a URL that starts with https:.',
  };
}

const EMPTY: LinkText = {
  rule: 'dead-link',
  what: 'A link has no URL.',
  fix: 'Write the path of a page, such as [text](/material-ui/react-button/).',
};

function describe(href: string, page: UnrenderedPage, index: SiteIndex): LinkText | null {
  if (href === '') return EMPTY;
  const address = resolveAddress(href, page.path);
  const target = findLinkTarget(address.path, address.anchor, index);
  switch (target.kind) {
    case 'found':
      return null;
    case 'moved':
      return {
        rule: 'link-to-redirect',
        what: `The link "${href}" goes to a redirect.`,
        why: 'The browser handles links within the site, and does not follow redirects.',
        fix: `Write "${target.to}".`,
      };
    case 'misspelled': {
      const hash = address.anchor === '' ? '' : `#${address.anchor}`;
      return {
        rule: 'link-spelling',
        what: `The link "${href}" is not the path of the page.`,
        why: 'Paths start and end with a slash. Other spellings need a redirect.',
        fix: `Write "${target.path}${hash}".`,
      };
    }
    case 'no-anchor': {
      const path = target.page === page ? '' : target.page.path;
      return {
        rule: 'dead-anchor',
        what: `${path === '' ? 'This page' : `"${path}"`} has no anchor "#${address.anchor}".`,
        fix: anchorFix(target, path, 'Open the page and copy the link of the heading you mean.'),
      };
    }
    case 'missing':
      return missingText(href, address, target.near, page, index);
  }
}

function missingText(
  href: string,
  { path }: LinkTarget,
  near: string | null,
  page: UnrenderedPage,
  index: SiteIndex,
): LinkText {
  const isRelative = !href.startsWith('/');
  if (/\.[a-z0-9]+$/i.test(path) && !isRelative) {
    const fix = suggestion(path, index.content.staticFiles, `Move the file to "static${path}".`);
    return { rule: 'dead-link', what: `The link "${href}" has no file.`, fix };
  }
  const beside = posix.join(posix.dirname(page.file), stripHashAndQuery(href));
  if (isRelative && index.content.files.has(beside)) return unpublishedText(href);
  const what = isRelative
    ? `The link "${href}" goes to "${path}", which is not a page.`
    : `The link "${href}" matches no page.`;
  if (isRelative && /^(www\.|[\w-]+\.(com|dev|io|net|org)\b)/.test(href)) {
    return { rule: 'dead-link', what, fix: `Write "https://${href}".` };
  }
  const nearest = (isRelative ? besideTheFolder(href, page, index) : null) ?? near;
  const otherwise = 'Write the path of a page with a slash at both ends, or remove the link.';
  const meant = nearest === null ? otherwise : `Did you mean ${linkTo(nearest, index)}?`;
  return { rule: 'dead-link', what, fix: missingPageFix(isRelative ? '' : path, nearest, meant) };
}

/** A link as Markdown, with the page title as its text. */
function linkTo(path: string, { pages }: SiteIndex): string {
  const page = pages.get(path);
  return page && 'title' in page.frontMatterLines ? `[${page.frontMatter.title}](${path})` : `"${path}"`;
}

/** Of the files next to a page, only the images that it shows are published. */
function unpublishedText(href: string): LinkText {
  const download = `move the file to "static" and link to "/${posix.basename(href)}"`;
  const isImage = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(href);
  return {
    rule: 'dead-link',
    what: `The link "${href}" goes to a file that is not published.`,
    fix: isImage
      ? `Show it: ![What it shows](${href}). For a download, ${download}.`
      : `For a download, ${download}.`,
  };
}

/** `./react-select/` on `/material-ui/react-button/` means the sibling page, but resolves to a child. */
function besideTheFolder(href: string, page: UnrenderedPage, index: SiteIndex): string | null {
  const { path } = resolveAddress(href, posix.join(page.path, '..', '/'));
  const spelling = path.replace(/\.mdx?$/, '').replace(/([^/])$/, '$1/');
  return exists(spelling, index) ? spelling : null;
}

/** Pages with a dead `newUrl`. */
export function checkMovedPages(index: SiteIndex): Problem[] {
  return index.content.pages.flatMap((page) => {
    const { newUrl } = page.frontMatter;
    if (!newUrl?.startsWith('/')) return [];
    const what = `"newUrl" is "${newUrl}", which is not a page.`;
    const where = frontMatterPlace(page, 'newUrl');
    return deadPath('new-url', { path: newUrl, anchor: '' }, what, where, index);
  });
}

/** Pages that products name but that do not exist. */
export function checkProductPaths(index: SiteIndex): Problem[] {
  return index.content.data.products.flatMap(
    ({ value: { name: product, path, types, highlights, olderVersions }, locate }) => {
      const check = (address: string, does: string, place: SourceLocation): Problem | [] => {
        const what = `The product "${product}" ${does} "${address}", which is not a page.`;
        return deadPath('product-path', { path: address, anchor: '' }, what, place, index);
      };
      return [
        check(path, 'starts at', locate('path')),
        ...types.map((type, item) =>
          check(type.path, `explains ${type.name} at`, locate('types', item, 'path')),
        ),
        ...highlights.map((highlight, item) => check(highlight, 'highlights', locate('highlights', item))),
        ...olderVersions.flatMap(({ text, pages }, item) =>
          Object.keys(pages).map((page) =>
            check(page, `has ${text} of`, locate('olderVersions', item, 'pages', page)),
          ),
        ),
      ].flat();
    },
  );
}

/** News with a dead path. */
export function checkNews(index: SiteIndex): Problem[] {
  return index.content.data.news.flatMap(({ value: { title, path }, locate }) => {
    const what = `The news item "${title}" links to "${path}", which does not exist.`;
    return deadPath('news-path', resolveAddress(path, '/'), what, locate('path'), index);
  });
}

/** Dead links of the search. */
export function checkSearchLinks(index: SiteIndex): Problem[] {
  return index.content.data.searchLinks.flatMap(({ value: { title, path }, locate }) => {
    const what = `The search suggestion "${title}" links to "${path}", which does not exist.`;
    return deadPath('search-link', resolveAddress(path, '/'), what, locate('path'), index);
  });
}

/** Notifications, and notices of products, with dead links or with HTML that they must not have. */
export function checkNotifications(index: SiteIndex): Problem[] {
  const { notifications, products } = index.content.data;
  const check = (text: string, subject: string, place: SourceLocation): Problem[] => [
    ...deadLinks(text, subject, place, index),
    ...droppedMarkup(text).map((markup): Problem => ({
      rule: 'notification-markup',
      what: `${subject} has ${markup}, which is ignored.`,
      where: [place],
      fix: `Use only these elements: ${INLINE_TAGS.join(', ')}. A link can have an "href" and nothing else.`,
    })),
  ];
  return [
    ...notifications.flatMap(({ value, locate }) =>
      check(value.text, `The notification "${value.title}"`, locate('text')),
    ),
    ...products.flatMap(({ value: { name, notice }, locate }) =>
      notice ? check(notice.text, `The notice of "${name}"`, locate('notice', 'text')) : [],
    ),
  ];
}

function deadLinks(text: string, subject: string, place: SourceLocation, index: SiteIndex): Problem[] {
  return elementsNamed('a', parseNotificationText(text))
    .map(({ properties }) => String(properties['href'] ?? ''))
    .filter((href) => href !== '' && !isExternal(href))
    .flatMap((href) => {
      const what = `${subject} links to "${href}", which does not exist.`;
      return deadPath('notification-link', resolveAddress(href, '/'), what, place, index);
    });
}

/** Problem of a path without a page, or of a missing anchor. */
function deadPath(
  rule: string,
  { path, anchor }: LinkTarget,
  what: string,
  place: SourceLocation,
  index: SiteIndex,
): Problem | [] {
  const fix = pathFix(findLinkTarget(path, anchor, index));
  return fix === null ? [] : { rule, what, where: [place], fix };
}

/** Finds redirects that form a loop, point to another redirect, or to a missing page. */
export function checkRedirects(index: SiteIndex): Problem[] {
  return index.content.data.redirects.flatMap((redirect) => {
    const { to } = redirect.value;
    if (/^https?:/.test(to)) return [];
    const isChain = index.redirects.has(stripHashAndQuery(to));
    return (isChain ? chainProblem(redirect, index) : deadEndProblem(redirect, index)) ?? [];
  });
}

function deadEndProblem({ value, locate }: Located<Redirect>, index: SiteIndex): Problem | null {
  const [path = '', anchor = ''] = value.to.split('#');
  const target = findLinkTarget(path, decodeFully(anchor), index);
  const fix = pathFix(target);
  if (fix === null) return null;
  const missing = target.kind === 'no-anchor' ? 'an anchor that does not exist' : 'not a page';
  const what = `The redirect from "${value.from}" goes to "${value.to}", which is ${missing}.`;
  return { rule: 'redirect-target', what, where: [locate('to')], fix };
}

/** Reports a loop once, at its first redirect, and not the redirects to it. */
function chainProblem({ value, locate }: Located<Redirect>, index: SiteIndex): Problem | null {
  const { steps, end } = followRedirects(value.from, index);
  if (end !== null) {
    if (!/^https?:/.test(end) && !exists(stripHashAndQuery(end), index)) return null;
    return {
      rule: 'redirect-chain',
      what: `The redirect from "${value.from}" goes to "${value.to}", which is another redirect.`,
      where: [locate('to')],
      why: 'Two redirects are slow, and some browsers stop.',
      fix: `Write "to: ${end}".`,
    };
  }
  if (steps.at(-1) !== value.from || !isFirstOfLoop(value, steps, index)) return null;
  const others = steps.slice(1, -1).flatMap((step) => index.redirects.get(step)?.locate('to') ?? []);
  return {
    rule: 'redirect-loop',
    what: `The redirects form a loop: ${steps.join(' → ')}.`,
    where: [locate('to'), ...others],
    why: 'Browsers would show an error instead of a page.',
    fix: 'Change one of them to a page.',
  };
}

function isFirstOfLoop(value: Redirect, steps: readonly string[], { redirects }: SiteIndex): boolean {
  return [...redirects.keys()].find((from) => steps.includes(from)) === value.from;
}
