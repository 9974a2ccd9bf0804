import { type ReactNode, useEffect } from 'react';
import { redirectTarget } from '../../shared/redirect-target';
import { toAddress } from '../../shared/site-address';

/** Replaces the page with the target of a redirect, if there is one. */
export function useRedirect(
  target: string | null,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
): void {
  useEffect(() => {
    if (target !== null) window.location.replace(toAddress(redirectTarget(target, { search, hash })));
  }, [target, search, hash]);
}

interface PageListProps {
  title: string;
  pages: readonly { path: string; title: string; product?: { name: string } | null }[];
}

/** Links to pages below a heading. */
export function PageList({ title: heading, pages }: PageListProps): ReactNode {
  return (
    pages.length > 0 && (
      <section>
        <h2>{heading}</h2>
        <ul className="suggestions">
          {pages.map(({ path, title, product }) => (
            <li key={path}>
              <a href={path}>
                <strong>{title}</strong>
                {product && <span>{product.name}</span>}
                <code>{path}</code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
