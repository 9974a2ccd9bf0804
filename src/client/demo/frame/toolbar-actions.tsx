import { lazy, type ComponentProps, type ReactNode } from 'react';
import { announce } from '../../ui/announce';
import { counted } from '../../ui/counted';
import { CheckIcon, CopyIcon, CubeIcon, FocusIcon, LightningIcon, MoreIcon, ResetIcon } from '../../ui/icons';
import { useTranslate } from '../../ui/locale-provider';
import type { DemoControls } from './use-demo-controls';

/** Loads the menu on hover or focus. */
const loadMoreMenu = () => import('./more-menu');

export const LazyMoreMenu = lazy(() => loadMoreMenu().then((module) => ({ default: module.MoreMenu })));

/** The buttons at the end of the toolbar. On narrow screens, some of them are in the menu. */
export function ToolbarActions({ controls }: { controls: DemoControls }): ReactNode {
  const t = useTranslate();
  const { options, menuAnchor, setMenuAnchor } = controls;
  const openMenu = (button: HTMLElement): void =>
    void loadMoreMenu().then(
      () => setMenuAnchor(menuAnchor ? null : button),
      () => announce(t('notLoaded'), { shown: true }),
    );
  return (
    <div className="demo-actions">
      {!options.hideEditButton && <SandboxButtons wide sandboxes={controls} />}
      <ToolbarButton name="copySource" onClick={controls.copySource}>
        {controls.isCopied ? <CheckIcon /> : <CopyIcon />}
      </ToolbarButton>
      <ToolbarButton wide name="resetFocus" onClick={controls.resetFocus}>
        <FocusIcon />
      </ToolbarButton>
      <ToolbarButton name="resetDemo" onClick={controls.reset}>
        <ResetIcon />
      </ToolbarButton>
      <ToolbarButton
        name="seeMore"
        aria-haspopup="menu"
        aria-expanded={menuAnchor !== null}
        onIntent={() => void loadMoreMenu().catch(() => undefined)}
        onClick={({ currentTarget }) => openMenu(currentTarget)}
      >
        <MoreIcon />
      </ToolbarButton>
    </div>
  );
}

interface ToolbarButtonProps extends ComponentProps<'button'> {
  /** Key of the label, which is also the tooltip. Analytics counts clicks by this key. */
  name: string;
  /** Only on wide screens. */
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
  sandboxes: Pick<DemoControls, 'prepareSandbox' | 'openSandbox'>;
}

const SANDBOXES = [
  { name: 'stackblitz', Icon: LightningIcon },
  { name: 'codesandbox', Icon: CubeIcon },
] as const;

/** Buttons that open a demo in a sandbox. */
export function SandboxButtons({ sandboxes, ...button }: SandboxButtonsProps): ReactNode {
  const { prepareSandbox, openSandbox } = sandboxes;
  return SANDBOXES.map(({ name, Icon }) => (
    <ToolbarButton
      key={name}
      {...button}
      name={name}
      onIntent={prepareSandbox}
      onClick={() => openSandbox(name)}
    >
      <Icon />
    </ToolbarButton>
  ));
}
