import { lazy, type ReactNode } from 'react';
import { announce } from '../../ui/announce';
import { useTranslate } from '../../ui/texts/locale-provider';
import { CheckIcon, CopyIcon, FocusIcon, MoreIcon, ResetIcon } from '../../ui/icons/icons';
import { SandboxButtons, ToolbarButton } from './toolbar-button';
import type { DemoControls } from './use-demo-controls';

/** Loads the menu; called when a reader shows interest in it. */
const loadMoreMenu = () => import('./more-menu');

export const MoreMenu = lazy(() => loadMoreMenu().then((module) => ({ default: module.MoreMenu })));

/** The buttons at the end of the toolbar. Where the screen is narrow, some of them move into the menu. */
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
