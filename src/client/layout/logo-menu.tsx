import strings from 'site-data/strings-logo.json';
import type { ReactNode } from 'react';
import { createTranslate } from '../../shared/translations';
import { Action, ActionMenu } from '../ui/action-menu';
import { announce } from '../ui/announce';
import { copyText } from '../ui/copy-button';
import { renderApart } from '../ui/overlay';

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

/** Context menu that copies the site's logo. */
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

const SIZE = 32;
/** Room between the sign and the name, and height of the name. */
const GAP = 10;
const TEXT_SIZE = 20;
/** Width of a letter on average, as a share of its height. */
const LETTER = 0.6;

/**
 * The logo as a separate SVG file.
 * @param name next to the sign, in the current color of text
 */
function logoSvg(logo: SVGElement, name = ''): string {
  const width = name ? SIZE + GAP + Math.ceil(name.length * TEXT_SIZE * LETTER) : SIZE;
  const font = `font-family="system-ui, sans-serif" font-size="${TEXT_SIZE}" font-weight="600"`;
  const text = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { color } = getComputedStyle(logo);
  const label = name && `<text x="${SIZE + GAP}" y="23" ${font} fill="${color}">${text}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${SIZE}">${logo.innerHTML}${label}</svg>`;
}
