import type { ComponentProps, ReactNode } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Name for screen readers. */
  label: string;
}

/** An outlined button with an icon. */
export function IconButton({ label, className = '', ...props }: IconButtonProps): ReactNode {
  return <button className={`icon-button ${className}`} type="button" aria-label={label} {...props} />;
}
