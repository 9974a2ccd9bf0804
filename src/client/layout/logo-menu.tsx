import strings from 'site-data/strings-logo.json';
import type { ReactNode } from 'react';
import { createTranslate } from '../../shared/translations';
import { Action, ActionMenu } from '../ui/action-menu';
import { announce } from '../ui/announce';
import { copyText } from '../ui/copy-button';
import { renderApart } from '../ui/render-apart';

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

const NAMESPACE = 'http://www.w3.org/2000/svg';
const SIZE = 32;
/** Room between the sign and the name, and height of the name. */
const GAP = 10;
const TEXT_SIZE = 20;
/** Width of a letter on average, as a share of its height. */
const LETTER = 0.6;

/**
 * The logo as a separate SVG file in the current colors.
 * @param name next to the sign
 */
function logoSvg(logo: SVGElement, name?: string): string {
  const copy = document.createElementNS(NAMESPACE, 'svg');
  const width = name ? SIZE + GAP + Math.ceil(name.length * TEXT_SIZE * LETTER) : SIZE;
  copy.setAttribute('xmlns', NAMESPACE);
  copy.setAttribute('viewBox', `0 0 ${width} ${SIZE}`);
  for (const shape of logo.children) {
    const own = shape.cloneNode() as Element;
    own.removeAttribute('class');
    own.setAttribute('fill', getComputedStyle(shape).fill);
    copy.append(own);
  }
  if (name) copy.append(nameElement(name, getComputedStyle(logo).color));
  return copy.outerHTML;
}

function nameElement(name: string, color: string): Element {
  const text = document.createElementNS(NAMESPACE, 'text');
  const attributes = {
    x: SIZE + GAP,
    y: 23,
    'font-family': 'system-ui, sans-serif',
    'font-size': TEXT_SIZE,
    'font-weight': 600,
    fill: color,
  };
  for (const [key, value] of Object.entries(attributes)) text.setAttribute(key, String(value));
  text.textContent = name;
  return text;
}
