import type { ReactNode } from 'react';
import { announce } from '../../ui/announce';
import { useTranslate } from '../../ui/texts/locale-provider';
import {
  CheckIcon,
  CopyIcon,
  CubeIcon,
  FocusIcon,
  LightningIcon,
  MoreIcon,
  ResetIcon,
} from '../../ui/icons/icons';
import { loadMoreMenu } from './more-menu-chunk';
import { ToolbarButton } from './toolbar-button';
import type { DemoControls } from './use-demo-controls';

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
      {!options.hideEditButton && <SandboxButtons controls={controls} />}
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

function SandboxButtons({
  controls: { openSandbox, prepareSandbox },
}: {
  controls: DemoControls;
}): ReactNode {
  return (
    <>
      <ToolbarButton
        wide
        name="stackblitz"
        onIntent={prepareSandbox}
        onClick={() => openSandbox('stackblitz')}
      >
        <LightningIcon />
      </ToolbarButton>
      <ToolbarButton
        wide
        name="codesandbox"
        onIntent={prepareSandbox}
        onClick={() => openSandbox('codeSandbox')}
      >
        <CubeIcon />
      </ToolbarButton>
    </>
  );
}
