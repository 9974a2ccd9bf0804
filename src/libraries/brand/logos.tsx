import type { ReactNode } from 'react';

/**
 * The site's logo, which is two sheets of components with a folded one in front. The colors are hexadecimal, because
 * design programs read a copied logo.
 */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <rect x="9" y="3" width="19" height="19" rx="5" fill="#99ccff" />
      <path d="M9 9h8.5L24 15.5V24a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V14a5 5 0 0 1 5-5z" fill="#0073e6" />
      <path d="M17.5 9v3.500a3 3 0 0 0 3 3H24z" fill="#cce5ff" />
    </svg>
  );
}

/** Outlines of the products' logos on a 32 px grid. */
const OUTLINES: Readonly<Record<string, string>> = {
  'material-ui': 'M16 7l9 5-9 5-9-5zM7 16.5l9 5 9-5M7 21l9 5 9-5',
  'joy-ui': 'M8.5 16a7.5 7.5 0 0 0 15 0zM11.5 10v1M20.5 10v1',
  system: 'M8 8h6v6H8zM18 8h6v6h-6zM8 18h6v6H8zM18 18h6v6h-6z',
  x: 'M8 8h16v16H8zM8 14h16M14 8v16',
  'docs-infra': 'M11.5 11l-5 5 5 5M20.5 11l5 5-5 5M18 9l-4 14',
};

/** A product's logo on a tinted tile. */
export function ProductLogo({ id }: { id: string }): ReactNode {
  return (
    <svg className="product-logo" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d={OUTLINES[id] ?? 'M9 11h14M9 16h14M9 21h9'} />
    </svg>
  );
}
