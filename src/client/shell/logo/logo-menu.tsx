import strings from 'site-data/strings-logo.json';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createTranslate } from '../../../shared/texts/translations';
import { announce } from '../../ui/announce';
import { copyText } from '../../ui/copy/clipboard';
import { placePopover } from '../../ui/place-popover';
import { Popover } from '../../ui/popover';
import { renderApart } from '../../ui/render-apart';
import { focusFirst } from '../../ui/roving-tabindex';
import { logoSvg } from './logo-svg';

const t = createTranslate({ en: strings }, 'en');

/** Opens the menu of the logo below it. */
export function openLogoMenu(anchor: HTMLElement): void {
  const logo = anchor.querySelector('svg');
  if (!logo) return;
  const close = renderApart(<LogoMenu anchor={anchor} logo={logo} onClose={() => close()} />, 'last');
}

/** For those who write about the site: its logo, to be pasted elsewhere. */
function LogoMenu({
  anchor,
  logo,
  onClose,
}: {
  anchor: HTMLElement;
  logo: SVGElement;
  onClose: () => void;
}): ReactNode {
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    element.showPopover();
    placePopover(element, anchor, 'start');
    focusFirst(element);
  }, [anchor]);
  const item = (key: 'copyMark' | 'copyName', svg: () => string): ReactNode => (
    <button
      type="button"
      role="menuitem"
      className="demo-menu-item"
      data-ga-event-action={key}
      onClick={() => {
        menu.current?.hidePopover();
        anchor.focus();
        void copyText(svg()).then((copied) => copied && announce(t('logo.copied'), { shown: true }));
      }}
    >
      {t(`logo.${key}`)}
    </button>
  );
  return (
    <Popover
      ref={menu}
      className="menu-panel demo-menu"
      role="menu"
      aria-label={t('logo.menu')}
      data-ga-event-category="header"
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {item('copyMark', () => logoSvg(logo))}
      {item('copyName', () => logoSvg(logo, t('logo.name')))}
    </Popover>
  );
}
