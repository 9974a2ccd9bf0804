import type { Redirect } from '../../shared/navigation/redirect';
import { addPrefix } from '../../shared/address/path-prefix';
import { toUrlPath } from '../../shared/address/paths';
import { escapeHtml } from '../support/escape-html';

/** A page that sends readers on without JavaScript and on any host; search engines take it for a move. */
export function redirectPage({ to }: Redirect, siteUrl: string, prefix = ''): string {
  const path = toUrlPath(to);
  const address = escapeHtml(addPrefix(path, prefix));
  const canonical = escapeHtml(addPrefix(path, siteUrl));
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>' +
    `<link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${address}">` +
    `<meta name="robots" content="noindex"></head><body><p>This page has moved to <a href="${address}">${address}</a>.</p></body></html>\n`
  );
}
