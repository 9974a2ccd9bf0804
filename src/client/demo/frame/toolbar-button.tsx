import type { ComponentProps, ReactNode } from 'react';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** Accessible name, and text of the tooltip. */
  label: string;
  /** Only where there is room. */
  wide?: boolean;
  /** Called when the pointer or the focus shows interest. */
  onIntent?: () => void;
}

/** A button with an icon and a tooltip. */
export function ToolbarButton({ label, wide, onIntent, ...props }: ToolbarButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={wide ? 'demo-action demo-wide' : 'demo-action'}
      tabIndex={-1}
      aria-label={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...props}
    />
  );
}
