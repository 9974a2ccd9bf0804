import type { Product } from './product';

/** One line of the version menu (specification §3, product identity). */
export interface ProductVersion {
  text: string;
  current: boolean;
  href: string;
}

/**
 * The version menu of a page: the installed version first, then the older ones, each leading to the same page
 * where that version has it.
 * @param version installed version without `v`, e.g. `7.1.0`
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

/** `7.1.0` → `v7.1.0`; a pre-release keeps its bare number, `5.0.0-beta.49` (specification §3). */
export function versionLabel(version: string): string {
  return version.includes('-') ? version : `v${version}`;
}

/**
 * Address of a file or folder of a library as it was released. Stable releases are tagged by version; pre-releases
 * have no tag of their own.
 */
export function librarySource(repository: string, version: string, path: string): string {
  return `${repository}/tree/${version.includes('-') ? 'master' : versionLabel(version)}/${path}`;
}
