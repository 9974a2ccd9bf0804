import {
  type KeyboardEvent,
  memo,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { useTranslate, useDocsConfig } from '../ui/providers';
import { IconButton } from '../ui/icon-button';
import { ChevronIcon, CloseIcon, FilledIcon } from '../ui/icons';
import { Logo } from '../../libraries/brand/logos';
import { whenIdle } from '../ui/when-idle';
import { Popover } from '../ui/popover';
import { revealIn } from '../ui/reveal-in';
import { useMenu } from '../ui/use-menu';
import { isActive, type MenuItem } from '../../shared/menu';
import { Badges } from '../ui/badge';
import { isModified, navigateTo } from '../router/router';
import { useHydrated } from '../ui/store';

/** Space below the active row in px, for the browser's status bubble. */
const BOTTOM_ROOM = 120;

interface SideNavigationProps {
  frame: PageFrame | null;
  pathname: string;
}

/** The side menu. It is a popover that opens as a drawer on narrow screens, and is always visible on wide ones. */
export function SideNavigation({ frame, pathname }: SideNavigationProps): ReactNode {
  const t = useTranslate();
  const productRows = useDocsConfig().products.map(({ id, name: title, path: href }): MenuItem => ({
    kind: 'page',
    id,
    title,
    href,
  }));
  const list = useRef<HTMLDivElement>(null);
  const { rows, request } = useMenu(frame);
  const [open, setOpen] = useOpenGroups(frame);
  useEffect(() => whenIdle(() => revealActiveRow(list.current)), [pathname]);

  // From the state that the user saw, because several clicks can wait for the rows.
  const toggle = async (id: string, isOpen: boolean): Promise<boolean> => {
    if (!(await request())) return false;
    setOpen((groups) => {
      const others = groups.filter((group) => group !== id);
      return isOpen ? others : [...others, id];
    });
    return true;
  };
  return (
    <Popover
      as="nav"
      modal
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
        <IconButton popoverTarget="main-navigation" popoverTargetAction="hide" label={t('closeDrawer')}>
          <CloseIcon />
        </IconButton>
      </div>
      <div ref={list} className="side-navigation-list" onPointerEnter={request} onFocus={request}>
        <MenuList rows={frame ? rows : productRows} open={open} pathname={pathname} onToggle={toggle} />
      </div>
    </Popover>
  );
}

/** Open groups, which include the ancestors of the page and groups that the user opened in this product. */
function useOpenGroups(frame: PageFrame | null) {
  const [open, setOpen] = useState(frame?.openGroups ?? []);
  const [shown, setShown] = useState(frame);
  if (shown !== frame) {
    setShown(frame);
    const stillOpen = shown?.menuUrl === frame?.menuUrl ? open : [];
    setOpen([...new Set([...stillOpen, ...(frame?.openGroups ?? [])])]);
  }
  return [open, setOpen] as const;
}

/** Shows the row of the current page. */
function revealActiveRow(list: HTMLElement | null): void {
  const row = list?.querySelector('.app-drawer-active');
  if (list && row) revealIn(list, row, BOTTOM_ROOM);
}

interface MenuListProps {
  rows: readonly MenuItem[];
  /** Ids of open groups. */
  open: readonly string[];
  pathname: string;
  /** Opens or closes a group. Resolves to false if its rows could not be loaded. */
  onToggle: (id: string, isOpen: boolean) => Promise<boolean>;
}

type MenuRowProps = Omit<MenuListProps, 'rows'> & { row: MenuItem };

/** Rows of the side menu with their children. */
export function MenuList({ rows, ...rest }: MenuListProps): ReactNode {
  return (
    <ul className="menu-list">
      {rows.map((row) => (
        <li key={row.id} className={`menu-item-${row.kind}`}>
          {row.kind === 'subheader' && (
            <>
              <span className="menu-subheader">{row.title}</span>
              {row.children && row.children.length > 0 && <MenuList rows={row.children} {...rest} />}
            </>
          )}
          {row.kind === 'group' && <MenuGroup row={row} {...rest} />}
          {row.kind === 'page' && <MenuLink row={row} isCurrent={isActive(row, rest.pathname)} />}
        </li>
      ))}
    </ul>
  );
}

/** A group is a link to its first page. With JavaScript, it is a button that opens and closes. */
function MenuGroup({ row, ...rest }: MenuRowProps): ReactNode {
  const isOpen = rest.open.includes(row.id);
  const toggle = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (isModified(event.nativeEvent)) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (!(await rest.onToggle(row.id, isOpen)) && link.href) void navigateTo(new URL(link.href));
  };
  return (
    <>
      <a
        className="menu-link menu-group-link"
        href={row.href ?? undefined}
        role={useHydrated() ? 'button' : undefined}
        aria-expanded={isOpen}
        onClick={toggle}
        onKeyDown={clickWithSpace}
      >
        <ChevronIcon />
        {labelOf(row)}
      </a>
      {isOpen && row.children && <MenuList rows={row.children} {...rest} />}
    </>
  );
}

function labelOf({ icon, title, badge, plan }: MenuItem): ReactNode {
  return (
    <>
      {icon && <FilledIcon d={icon} />}
      <span>{title}</span>
      <Badges badge={badge} plan={plan} />
    </>
  );
}

/** Buttons react to the space key. On a link, it would scroll the page. */
function clickWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/** Of many hundred rows, two change from one page to the next. Without memo, a page appears 3 to 15 % later. */
const MenuLink = memo(function MenuLink({
  row,
  isCurrent,
}: {
  row: MenuItem;
  isCurrent: boolean;
}): ReactNode {
  if (row.href === null) return <span className="menu-link">{labelOf(row)}</span>;
  return (
    <a
      className={isCurrent ? 'menu-link app-drawer-active' : 'menu-link'}
      href={row.href}
      aria-current={isCurrent ? 'page' : undefined}
      {...row.linkProps}
    >
      {labelOf(row)}
    </a>
  );
});
