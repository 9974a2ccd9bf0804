import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../../ui/texts/locale-provider';
import { counted } from '../../ui/counted';

interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** Key of its accessible name, which is the text of the tooltip; analytics counts its clicks under it. */
  name: string;
  /** Only where there is room. */
  wide?: boolean;
  /** Called when the pointer or the focus shows interest. */
  onIntent?: () => void;
}

/** A button with an icon and a tooltip. */
export function ToolbarButton({ name, wide, onIntent, ...props }: ToolbarButtonProps): ReactNode {
  const t = useTranslate();
  return (
    <button
      type="button"
      className={wide ? 'demo-action demo-wide' : 'demo-action'}
      tabIndex={-1}
      aria-label={t(`demo.${name}`)}
      ref={counted({ gaEventAction: name })}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      {...props}
    />
  );
}
