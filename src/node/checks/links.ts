import { posix } from 'node:path';
import { decodeAddress, isExternal, stripHashAndQuery } from '../../shared/address/paths';
import { isUnsafeUrl } from '../../shared/address/web-address';
import type { Problem, SourceLocation } from '../../shared/page/problem';
import type { UnrenderedPage } from '../content/page/parse-page';
import { suggestion } from '../content/suggestion';
import { locationOf, type SiteIndex } from './site-index';
import { anchorFix, missingPageFix, resolveAddress, exists, findTarget, type Address } from './target';

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
  what: 'A link has no address.',
  fix: 'Write the path of a page, such as [text](/material-ui/react-button/).',
};

function describe(href: string, page: UnrenderedPage, index: SiteIndex): LinkText | null {
  if (href === '') return EMPTY;
  const address = resolveAddress(href, page.path);
  const target = findTarget(address.path, address.anchor, index);
  switch (target.kind) {
    case 'found':
      return null;
    case 'moved':
      return {
        rule: 'link-to-redirect',
        what: `The link "${href}" leads to a redirect.`,
        why: 'Links inside the site are followed in the browser, which knows no redirects.',
        fix: `Write "${target.to}".`,
      };
    case 'misspelled': {
      const hash = address.anchor === '' ? '' : `#${address.anchor}`;
      return {
        rule: 'link-spelling',
        what: `The link "${href}" is not the path of the page.`,
        why: 'Paths have a slash at both ends; any other spelling costs readers a redirect.',
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
  { path }: Address,
  near: string | null,
  page: UnrenderedPage,
  index: SiteIndex,
): LinkText {
  const isRelative = !href.startsWith('/');
  if (/\.[a-z0-9]+$/i.test(path) && !isRelative) {
    const fix = suggestion(path, index.content.staticFiles, `Put the file into "static${path}".`);
    return { rule: 'dead-link', what: `The link "${href}" leads to no file.`, fix };
  }
  const beside = posix.join(posix.dirname(page.file), stripHashAndQuery(href));
  if (isRelative && index.content.files.has(beside)) return unpublishedText(href);
  const what = isRelative
    ? `The link "${href}" leads to "${path}", which is no page.`
    : `The link "${href}" leads to no page.`;
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
  const download = `put the file into "static", and link to "/${posix.basename(href)}"`;
  const isImage = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(href);
  return {
    rule: 'dead-link',
    what: `The link "${href}" leads to a file that is not published.`,
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
