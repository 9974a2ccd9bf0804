import { posix } from 'node:path';
import { decodeAddress, isExternal, stripHashAndQuery, withTrailingSlash } from '../../shared/paths';
import { isUnsafeUrl } from '../../shared/web-address';
import type { PageLink, ParsedPage } from '../../shared/page';
import type { Redirect } from '../../shared/data-schemas';
import type { Problem, SourceLocation } from '../../shared/problem';
import { INLINE_TAGS } from '../../shared/inline-html';
import type { Located } from '../content/data-files';
import { droppedMarkup, parseNotificationText } from '../content/notifications';
import { elementsNamed } from '../markdown/tree';
import { suggestion } from '../lib/suggestions';
import {
  anchorFix,
  deadPath,
  exists,
  findLinkTarget,
  followRedirects,
  frontMatterPlace,
  missingPageFix,
  resolveAddress,
  type SiteIndex,
  type Target,
} from './site-index';

type LinkText = Pick<Problem, 'rule' | 'what' | 'fix' | 'why'>;

/** Checks the paths of this site that pages, data files, and redirects name. */
export function* checkLinks(index: SiteIndex): Iterable<Problem> {
  const { pages, data } = index.content;
  for (const page of pages) {
    for (const link of page.links) yield* checkLink(link, page, index);
    const { newUrl } = page.frontMatter;
    if (newUrl?.startsWith('/')) {
      const where = [frontMatterPlace(page, 'newUrl')] as const;
      const what = `"newUrl" is "${newUrl}", which is not a page.`;
      yield* deadPath(newUrl, index, { rule: 'new-url', what, where });
    }
  }
  const titled = [
    ...data.news.map((item) => ({ ...item, rule: 'news-path', kind: 'news item' })),
    ...data.searchLinks.map((link) => ({ ...link, rule: 'search-link', kind: 'search suggestion' })),
  ];
  for (const { value, locate, rule, kind } of titled) {
    const what = `The ${kind} "${value.title}" links to "${value.path}", which does not exist.`;
    yield* deadPath(value.path, index, { rule, what, where: [locate('path')] });
  }
  for (const { value, locate } of data.notifications)
    yield* checkNotification(value.text, `The notification "${value.title}"`, locate('text'), index);
  for (const { value, locate } of data.products) {
    const place = locate('notice', 'text');
    const subject = `The notice of "${value.name}"`;
    if (value.notice) yield* checkNotification(value.notice.text, subject, place, index);
  }
  for (const redirect of data.redirects) yield* checkRedirect(redirect, index);
}

/** Finds internal links without a page, file, or anchor, and links to redirects. */
function* checkLink(link: PageLink, page: ParsedPage, index: SiteIndex): Iterable<Problem> {
  const href = decodeAddress(link.href);
  const { place } = link;
  const text = isExternal(href) ? null : describe(href, page, index);
  if (isUnsafeUrl(href)) yield unsafeLink(href, place);
  else if (text) yield { ...text, where: [place] };
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

function deadLink(what: string, fix: string): LinkText {
  return { rule: 'dead-link', what, fix };
}

function describe(href: string, page: ParsedPage, index: SiteIndex): LinkText | null {
  if (href === '')
    return deadLink(
      'A link has no URL.',
      'Write the path of a page, such as [text](/material-ui/react-button/).',
    );
  const target = findLinkTarget(href, page.path, index);
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
    case 'misspelled':
      return {
        // Browsers only add the slash at the end. Links in other spellings are dead.
        rule: lacksOnlySlash(href, page, target.to) ? 'link-spelling' : 'dead-link',
        what: `The link "${href}" is not the path of the page.`,
        why: 'Paths start and end with a slash.',
        fix: `Write "${target.to}".`,
      };
    case 'no-anchor': {
      const path = target.page === page ? '' : target.page.path;
      return {
        rule: 'dead-anchor',
        what: `${path === '' ? 'This page' : `"${path}"`} has no anchor "#${target.anchor}".`,
        fix: anchorFix(target, path, 'Open the page and copy the link of the heading you mean.'),
      };
    }
    case 'missing':
      return href.startsWith('/')
        ? missingPath(href, target, index)
        : missingRelativePath(href, target, page, index);
  }
}

/** True if a link leads to a page, but lacks the slash at the end. */
function lacksOnlySlash(href: string, page: ParsedPage, to: string): boolean {
  return withTrailingSlash(resolveAddress(href, page.path).path) === stripHashAndQuery(to);
}

type MissingTarget = Extract<Target, { kind: 'missing' }>;

function missingPath(href: string, { path, near }: MissingTarget, index: SiteIndex): LinkText {
  if (/\.[a-z0-9]+$/i.test(path)) {
    const fix = suggestion(path, index.content.staticFiles, `Move the file to "static${path}".`);
    return deadLink(`The link "${href}" has no file.`, fix);
  }
  const fix = missingPageFix(path, near, linkFix(near, index));
  return deadLink(`The link "${href}" matches no page.`, fix);
}

function missingRelativePath(
  href: string,
  { path, near }: MissingTarget,
  page: ParsedPage,
  index: SiteIndex,
): LinkText {
  const beside = posix.join(posix.dirname(page.file), stripHashAndQuery(href));
  if (index.content.files.has(beside)) {
    // Of the files next to a page, only the images that it shows are published.
    const download = `For a download, move the file to "static" and link to "/${posix.basename(href)}".`;
    const isImage = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(href);
    const fix = isImage ? `Show it: ![What it shows](${href}). ${download}` : download;
    return deadLink(`The link "${href}" goes to a file that is not published.`, fix);
  }
  const what = `The link "${href}" goes to "${path}", which is not a page.`;
  const isDomain = /^(www\.|[\w-]+\.(com|dev|io|net|org)\b)/.test(href);
  if (isDomain) return deadLink(what, `Write "https://${href}".`);
  return deadLink(what, linkFix(besideTheFolder(href, page, index) ?? near, index));
}

/** Suggests a link as Markdown, with the page title as its text. */
function linkFix(near: string | null, { pages }: SiteIndex): string {
  if (near === null) return 'Write the path of a page with a slash at both ends, or remove the link.';
  const page = pages.get(near);
  const link =
    page && 'title' in page.frontMatterLines ? `[${page.frontMatter.title}](${near})` : `"${near}"`;
  return `Did you mean ${link}?`;
}

/** `./react-select/` on `/material-ui/react-button/` means the sibling page, but resolves to a child. */
function besideTheFolder(href: string, page: ParsedPage, index: SiteIndex): string | null {
  const { path } = resolveAddress(href, posix.join(page.path, '..', '/'));
  const spelling = path.replace(/\.mdx?$/, '').replace(/([^/])$/, '$1/');
  return exists(spelling, index) ? spelling : null;
}

/** Finds dead links, and HTML that the text of a notification must not have. */
function* checkNotification(
  text: string,
  subject: string,
  place: SourceLocation,
  index: SiteIndex,
): Iterable<Problem> {
  for (const { properties } of elementsNamed('a', parseNotificationText(text))) {
    const href = String(properties['href'] ?? '');
    if (href === '' || isExternal(href)) continue;
    const what = `${subject} links to "${href}", which does not exist.`;
    yield* deadPath(href, index, { rule: 'notification-link', what, where: [place] });
  }
  for (const markup of droppedMarkup(text)) {
    yield {
      rule: 'notification-markup',
      what: `${subject} has ${markup}, which is ignored.`,
      where: [place],
      fix: `Use only these elements: ${INLINE_TAGS.join(', ')}. A link can have an "href" and nothing else.`,
    };
  }
}

/** Finds redirects that form a loop, or point to another redirect or to a missing page. */
function* checkRedirect({ value, locate }: Located<Redirect>, index: SiteIndex): Iterable<Problem> {
  const { from, to } = value;
  const place = locate('to');
  if (/^https?:/.test(to)) return;
  if (!index.redirects.has(stripHashAndQuery(to))) {
    const hasPage = findLinkTarget(to, '/', index).kind === 'no-anchor';
    const missing = hasPage ? 'an anchor that does not exist' : 'not a page';
    const what = `The redirect from "${from}" goes to "${to}", which is ${missing}.`;
    yield* deadPath(to, index, { rule: 'redirect-target', what, where: [place] });
    return;
  }
  const { steps, end } = followRedirects(from, index);
  if (end !== null) {
    yield {
      rule: 'redirect-chain',
      what: `The redirect from "${from}" goes to "${to}", which is another redirect.`,
      where: [place],
      why: 'Two redirects are slow, and some browsers stop.',
      fix: `Write "to: ${end}".`,
    };
  }
  // Reports a loop once, at its first redirect, and not the redirects to it.
  const first = [...index.redirects.keys()].find((path) => steps.includes(path));
  if (end === null && steps.at(-1) === from && first === from) {
    const others = steps.slice(1, -1).flatMap((step) => index.redirects.get(step)?.locate('to') ?? []);
    yield {
      rule: 'redirect-loop',
      what: `The redirects form a loop: ${steps.join(' → ')}.`,
      where: [place, ...others],
      why: 'Browsers would show an error instead of a page.',
      fix: 'Change one of them to a page.',
    };
  }
}
