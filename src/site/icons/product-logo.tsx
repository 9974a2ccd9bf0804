import type { ReactNode } from 'react';

/** Drawings of the products, on a 32 px grid. */
const SHAPES: Readonly<Record<string, ReactNode>> = {
  'material-ui': <path d="M9 22V10l7 5 7-5v12" />,
  'joy-ui': <path d="M9 14a7 7 0 0 0 14 0M11 10h.01M21 10h.01" />,
  system: <path d="M9 9h6v6H9zM17 17h6v6h-6zM17 9h6M9 23h6" />,
  'docs-infra': <path d="m12 11-5 5 5 5M20 11l5 5-5 5" />,
};

/** A product's sign: one simple line drawing on a tinted tile. */
export function ProductLogo({ id }: { id: string }): ReactNode {
  return (
    <svg
      className={`product-logo product-logo-${id}`}
      viewBox="0 0 32 32"
      width="36"
      height="36"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="9" />
      {SHAPES[id] ?? <path d="M9 11h14M9 16h14M9 21h9" />}
    </svg>
  );
}
