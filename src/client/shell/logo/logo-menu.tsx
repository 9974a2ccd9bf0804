import strings from 'site-data/strings-logo.json';
import type { ReactNode } from 'react';
import { createTranslate } from '../../../shared/texts/translations';
import { Action, ActionMenu } from '../../ui/action-menu';
import { announce } from '../../ui/announce';
import { copyText } from '../../ui/copy/clipboard';
import { renderApart } from '../../ui/render-apart';
import { logoSvg } from './logo-svg';

const t = createTranslate({ en: strings }, 'en');

/** Opens the menu of the logo below it. */
export function openLogoMenu(anchor: HTMLElement): void {
  const logo = anchor.querySelector('svg');
  if (!logo) return;
  const close = renderApart(<LogoMenu anchor={anchor} logo={logo} onClose={() => close()} />, 'last');
}

interface LogoMenuProps {
  anchor: HTMLElement;
  logo: SVGElement;
  onClose: () => void;
}

/** For those who write about the site: its logo, to be pasted elsewhere. */
function LogoMenu({ anchor, logo, onClose }: LogoMenuProps): ReactNode {
  const copy = (svg: string): void => {
    anchor.focus();
    void copyText(svg).then((copied) => copied && announce(t('logo.copied'), { shown: true }));
  };
  return (
    <ActionMenu label={t('logo.menu')} anchor={anchor} align="start" category="header" onClose={onClose}>
      <Action name="copyMark" onChoose={() => copy(logoSvg(logo))}>
        {t('logo.copyMark')}
      </Action>
      <Action name="copyName" onChoose={() => copy(logoSvg(logo, t('logo.name')))}>
        {t('logo.copyName')}
      </Action>
    </ActionMenu>
  );
}
