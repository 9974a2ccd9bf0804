import { useEffect, useState } from 'react';
import type { ManifestPage } from '../../shared/manifest';
import { savedPages } from '../offline/storage/saved-pages';
import { useConnection } from '../offline/ui/connection';

/** Pages that are available offline, or null while online. */
export interface OpenablePages {
  /** Paths of all of them. */
  paths: ReadonlySet<string>;
  /** The start page of each saved product, then visited pages. */
  starts: readonly ManifestPage[];
}

/** Limits the list, so other parts stay visible. */
const MOST_STARTS = 12;

export function useSavedPages(): OpenablePages | null {
  const { offline } = useConnection();
  const [pages, setPages] = useState<OpenablePages | null>(null);
  useEffect(() => {
    if (!offline) return undefined;
    let isCurrent = true;
    void savedPages().then(({ products, visited }) => {
      const all = [...products.flatMap((product) => product.pages), ...visited];
      const homes = products.flatMap(({ name, pages: [first] }) =>
        first ? [{ path: first.path, title: name }] : [],
      );
      const starts = [...homes, ...visited].slice(0, MOST_STARTS);
      if (isCurrent) setPages({ paths: new Set(all.map(({ path }) => path)), starts });
    });
    return () => {
      isCurrent = false;
    };
  }, [offline]);
  return offline ? pages : null;
}

/** Links that can be opened first. */
export function savedFirst<Link>(
  links: readonly Link[],
  pathOf: (link: Link) => string | null,
  saved: OpenablePages | null,
): { link: Link; isUnsaved: boolean }[] {
  const marked = links.map((link) => ({
    link,
    isUnsaved: saved !== null && !saved.paths.has(pathOf(link) ?? ''),
  }));
  return marked.sort((a, b) => Number(a.isUnsaved) - Number(b.isUnsaved));
}
