import type { ComponentProps, ReactNode } from 'react';
import { counted } from '../../ui/counted';
import { CubeIcon, LightningIcon } from '../../ui/icons/icons';
import { useTranslate } from '../../ui/texts/locale-provider';
import type { useSandboxes } from './use-demo-controls';

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

interface SandboxButtonsProps extends Pick<ToolbarButtonProps, 'wide' | 'tabIndex'> {
  sandboxes: ReturnType<typeof useSandboxes>;
}

/** The buttons that take a demo elsewhere. */
export function SandboxButtons({ sandboxes, ...button }: SandboxButtonsProps): ReactNode {
  const { prepareSandbox, openSandbox } = sandboxes;
  return (
    <>
      <ToolbarButton
        {...button}
        name="stackblitz"
        onIntent={prepareSandbox}
        onClick={() => openSandbox('stackblitz')}
      >
        <LightningIcon />
      </ToolbarButton>
      <ToolbarButton
        {...button}
        name="codesandbox"
        onIntent={prepareSandbox}
        onClick={() => openSandbox('codeSandbox')}
      >
        <CubeIcon />
      </ToolbarButton>
    </>
  );
}
