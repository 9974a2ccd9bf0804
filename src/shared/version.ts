import type { Product } from './product';

/** One line of the version menu. */
export interface ProductVersion {
  text: string;
  current: boolean;
  href: string;
}

/**
 * The version menu of a page. The installed version is first. Each version links to the same page if it exists there.
 * @param version installed version without `v`, such as `7.1.0`
 */
export function versionMenu(product: Product, version: string | null, pathname: string): ProductVersion[] {
  if (version === null) return [];
  const current = { text: versionLabel(version), current: true, href: pathname };
  const older = product.olderVersions.map(({ text, home, origin, pages }) => {
    const listed = Object.hasOwn(pages, pathname)
      ? pages[pathname]
      : origin && `${origin.replace(/\/$/, '')}${pathname}`;
    return { text, current: false, href: listed ?? home };
  });
  return [current, ...older];
}

/** `7.1.0` → `v7.1.0`. A pre-release has no `v`, as in `5.0.0-beta.49`. */
export function versionLabel(version: string): string {
  return version.includes('-') ? version : `v${version}`;
}

/** URL of a file or folder in a release of a library. Stable releases have a tag, and pre-releases do not. */
export function librarySource(repository: string, version: string, path: string): string {
  return `${repository}/tree/${version.includes('-') ? 'master' : versionLabel(version)}/${path}`;
}
