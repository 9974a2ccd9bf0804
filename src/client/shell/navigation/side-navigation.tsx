import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PageFrame } from '../../../shared/page/page-frame';
import { useTranslate } from '../../ui/texts/locale-provider';
import { CloseIcon } from '../../ui/icons/icons';
import { Logo } from '../../../libraries/brand/logos';
import { whenIdle } from '../../ui/when-idle';
import { useDocsConfig } from '../../ui/docs-provider';
import { Popover } from '../../ui/popover';
import { revealIn } from '../../ui/reveal-in';
import { MenuList } from './menu-list';
import { useMenu } from '../../ui/use-menu';

/** Space below the active row in px, for the browser's status bubble. */
const BOTTOM_ROOM = 120;

/** The side menu. It is a popover that opens as a drawer on narrow screens, and is always visible on wide ones. */
export function SideNavigation({
  frame,
  pathname,
}: {
  frame: PageFrame | null;
  pathname: string;
}): ReactNode {
  const t = useTranslate();
  const { products } = useDocsConfig();
  const drawer = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { rows, request } = useMenu(frame);
  const [open, setOpen] = useOpenGroups(frame);
  useSwipe(drawer);
  useEffect(() => whenIdle(() => revealActiveRow(list.current)), [pathname]);

  const toggle = async (id: string): Promise<boolean> => {
    if (!(await request())) return false;
    setOpen((groups) => (groups.includes(id) ? groups.filter((group) => group !== id) : [...groups, id]));
    return true;
  };
  return (
    <Popover
      as="nav"
      modal
      ref={drawer}
      id="main-navigation"
      className="side-navigation drawer"
      aria-label={t('mainNavigation')}
      onToggle={() => revealActiveRow(list.current)}
    >
      <div className="drawer-head side-navigation-head">
        <a href="/" aria-label={t('appFrame.home')}>
          <Logo />
        </a>
        <strong>{frame?.productName ?? t('products')}</strong>
        <button
          className="icon-button"
          type="button"
          popoverTarget="main-navigation"
          popoverTargetAction="hide"
          aria-label={t('closeDrawer')}
        >
          <CloseIcon />
        </button>
      </div>
      <div ref={list} className="side-navigation-list" onPointerEnter={request} onFocus={request}>
        {frame ? (
          <MenuList rows={rows} open={open} pathname={pathname} onToggle={toggle} />
        ) : (
          <ul className="menu-list">
            {products.map(({ id, name, path }) => (
              <li key={id}>
                <a className="menu-link" href={path}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Popover>
  );
}

/** Open groups, which are those of the page, and those that the user has opened in this product. */
function useOpenGroups(
  frame: PageFrame | null,
): [string[], (change: (groups: string[]) => string[]) => void] {
  const [open, setOpen] = useState(frame?.openGroups ?? []);
  const [shown, setShown] = useState(frame);
  if (shown !== frame) {
    setShown(frame);
    const stillOpen = shown?.menuUrl === frame?.menuUrl ? open : [];
    setOpen([...new Set([...stillOpen, ...(frame?.openGroups ?? [])])]);
  }
  return [open, setOpen];
}

/** Shows the row of the current page. */
function revealActiveRow(list: HTMLElement | null): void {
  const row = list?.querySelector('.app-drawer-active');
  if (list && row) revealIn(list, row, BOTTOM_ROOM);
}

/** Swipes are for touch screens, so only these load their code. */
function useSwipe(drawer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia('(any-pointer: coarse)').matches) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void import('./swipe').then(
      ({ connectSwipe }) => drawer.current && !signal.aborted && connectSwipe(drawer.current, signal),
      () => undefined,
    );
    return () => controller.abort();
  }, [drawer]);
}
