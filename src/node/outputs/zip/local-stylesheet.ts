import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripPrefix } from '../../../shared/address/path-prefix';
import type { PublicFolder } from '../offline/built-site';

const ABSOLUTE = /url\((['"]?)(\/[^'")]+)\1\)/g;
const TYPES: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Styles of a copy on a disk, with a title search instead of the site's search, and a summary instead of toolbars. */
const LOCAL_RULES = `
.title-search{position:relative;width:100%;max-width:280px;margin-inline-start:auto;font-size:.875rem}
.title-search input{width:100%;min-height:36px;padding-inline:12px;border:1px solid var(--docs-palette-divider);border-radius:8px;background:transparent;color:inherit;font:inherit}
.title-search ul{position:absolute;top:100%;inset-inline-end:0;width:min(320px,90vw);margin:4px 0 0;padding:0;list-style:none;background:var(--docs-palette-background-default);box-shadow:0 8px 24px rgb(0 0 0/20%)}
.title-search a{display:block;padding:8px 12px;color:inherit;text-decoration:none}
.title-search a:is(:hover,:focus){background:var(--docs-palette-action-hover)}
.app-header-space{min-width:0}
.app-header .icon-button{flex:none}
.side-navigation-list details>summary{cursor:pointer}
html[data-code-variant] .demo-source>summary{display:flex}
`;

/**
 * Inlines the files that a stylesheet loads, because some browsers do not load fonts from a disk.
 * @param file path of the stylesheet
 * @param prefix path prefix of the site
 */
export function localStylesheet(css: string, file: string, site: PublicFolder, prefix = ''): string {
  const inlined = css.replace(ABSOLUTE, (whole, _quote: string, address: string) => {
    const path = stripPrefix(address, prefix) ?? address;
    const type = TYPES[path.slice(path.lastIndexOf('.'))];
    if (!type || !site.paths.has(path)) return whole;
    return `url(data:${type};base64,${readFileSync(join(site.folder, path)).toString('base64')})`;
  });
  // The only script of a copy is for the color mode.
  const still = inlined
    .replaceAll(/\(scripting:\s*enabled\)/g, 'not all')
    .replaceAll(/\(scripting:\s*none\)/g, 'all');
  // An inlined font is available immediately, so always use it.
  const shown = still.replaceAll('font-display:optional', 'font-display:block');
  return file.startsWith('/styles.') ? shown + LOCAL_RULES : shown;
}
