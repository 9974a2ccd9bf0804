import type { NavigationEntry } from './navigation-entry';
import { pathSegments } from '../address/paths';

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function exportedName(segment: string): string {
  const name = segment.split('-').map(capitalize).join('');
  // `use-media-query` is a hook; `user-card` would be a component.
  return /^use(?![a-z])/.test(segment) ? `use${name.slice(3)}` : name;
}

/**
 * A title made from the last segment of a path: `/material-ui/react-floating-action-button/` → "Floating
 * action button". Under `/api/` it is the exported name: `CardMedia`, `useMediaQuery`. Empty for `/`.
 */
export function titleFromPath(pathname: string): string {
  const segments = pathSegments(pathname);
  const segment = (segments.pop() ?? '').replace(/^react-/, '');
  return segments.includes('api') ? exportedName(segment) : capitalize(segment.replaceAll('-', ' '));
}

/**
 * Title of a navigation entry: its own, else the one of the translation table, else derived.
 * @param titles the `pages` table, keyed by path, or by sub-header for sub-headers (specification §2)
 */
export function pageTitle(entry: NavigationEntry, titles: Readonly<Record<string, string>>): string {
  if (entry.title !== undefined) {
    return entry.title;
  }
  const key = entry.subheader ?? entry.pathname;
  // The own-property check keeps a sub-header such as "constructor" from finding Object's members.
  const translated = Object.hasOwn(titles, key) ? titles[key] : undefined;
  return translated ?? titleFromPath(key);
}
