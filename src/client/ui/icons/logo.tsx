import type { ReactNode } from 'react';

/** The site's own sign: two sheets of components, the front one folded like a page. */
export function Logo(): ReactNode {
  return (
    <svg className="logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <rect className="logo-back" x="9" y="3" width="19" height="19" rx="5" />
      <path className="logo-front" d="M9 9h8.5L24 15.5V24a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V14a5 5 0 0 1 5-5z" />
      <path className="logo-fold" d="M17.5 9v3.500a3 3 0 0 0 3 3H24z" />
    </svg>
  );
}
