import type { ReactNode } from 'react';

export function Logo(): ReactNode {
  return (
    <svg className="logo harbor-logo" viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
      <path d="M17 3l9 15h-9z" fill="#9de2e7" />
      <path d="M3 21h26l-4 8H7zM14 6v12H6z" fill="#0d838c" />
    </svg>
  );
}

export function ProductLogo({ id }: { id: string }): ReactNode {
  return (
    <svg className={`product-logo product-logo-${id}`} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d="M8 20h16l-3 5H11zM16 7v11l6-2z" />
    </svg>
  );
}
