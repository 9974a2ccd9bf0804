import type { ReactNode } from 'react';
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
  const { options, menuAnchor } = controls;
  return (
    <div className="demo-actions">
      {!options.hideEditButton && <SandboxButtons controls={controls} />}
      <ToolbarButton label={t('demo.copySource')} onClick={controls.copySource}>
        {controls.isCopied ? <CheckIcon /> : <CopyIcon />}
      </ToolbarButton>
      <ToolbarButton wide label={t('demo.resetFocus')} onClick={controls.resetFocus}>
        <FocusIcon />
      </ToolbarButton>
      <ToolbarButton label={t('demo.resetDemo')} onClick={controls.reset}>
        <ResetIcon />
      </ToolbarButton>
      <ToolbarButton
        label={t('demo.seeMore')}
        aria-haspopup="menu"
        aria-expanded={menuAnchor !== null}
        onIntent={() => void loadMoreMenu()}
        onClick={({ currentTarget }) => controls.setMenuAnchor(menuAnchor ? null : currentTarget)}
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
  const t = useTranslate();
  return (
    <>
      <ToolbarButton
        wide
        label={t('demo.stackblitz')}
        onIntent={prepareSandbox}
        onClick={() => openSandbox('stackblitz')}
      >
        <LightningIcon />
      </ToolbarButton>
      <ToolbarButton
        wide
        label={t('demo.codesandbox')}
        onIntent={prepareSandbox}
        onClick={() => openSandbox('codeSandbox')}
      >
        <CubeIcon />
      </ToolbarButton>
    </>
  );
}
