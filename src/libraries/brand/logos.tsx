import type { ReactNode } from 'react';

/** The site's logo, which is two sheets of components with a folded one in front. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <rect className="logo-back" x="9" y="3" width="19" height="19" rx="5" />
      <path className="logo-front" d="M9 9h8.5L24 15.5V24a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V14a5 5 0 0 1 5-5z" />
      <path className="logo-fold" d="M17.5 9v3.500a3 3 0 0 0 3 3H24z" />
    </svg>
  );
}

/** Logos of the products on a 32 px grid. */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  'material-ui': (
    <>
      <polygon points="16,7 25,12 16,17 7,12" />
      <path d="m7 16.5 9 5 9-5M7 21l9 5 9-5" />
    </>
  ),
  'joy-ui': <path d="M8.5 15.500a7.5 7.5 0 0 0 15 0zM10 9h3v3h-3zM19 9h3v3h-3z" />,
  system: (
    <path d="M8 8h6.500v6.500H8zM18.500 8H24v6.500h-5.500zM8 18.500h6.500V24H8zM18.500 18.500H24V24h-5.500z" />
  ),
};

/** A product's logo on a tinted tile. */
export function ProductLogo({ id }: { id: string }): ReactNode {
  return (
    <svg className={`product-logo product-logo-${id}`} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      {SHAPES[id] ?? <path d="M9 11h14M9 16h14M9 21h9" />}
    </svg>
  );
}
