import { memo, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isActive, type MenuItem } from '../../../shared/navigation/menu';
import { Badges } from '../../ui/badge';
import { ChevronIcon, FilledIcon } from '../../ui/icons/icons';
import { navigateTo } from '../../ui/navigation/router';
import { useHydrated } from '../../ui/use-hydrated';

interface MenuListProps {
  rows: readonly MenuItem[];
  /** Ids of open groups. */
  open: readonly string[];
  pathname: string;
  /** Opens or closes a group. Resolves to false if its rows could not be loaded. */
  onToggle: (id: string) => Promise<boolean>;
}

type MenuRowProps = Omit<MenuListProps, 'rows'> & { row: MenuItem };

/** Rows of the side menu with their children. */
export function MenuList({ rows, ...rest }: MenuListProps): ReactNode {
  return (
    <ul className="menu-list">
      {rows.map((row) => (
        <li key={row.id} className={`menu-item-${row.kind}`}>
          {row.kind === 'subheader' && <MenuSection row={row} {...rest} />}
          {row.kind === 'group' && <MenuGroup row={row} {...rest} />}
          {row.kind === 'page' && <MenuLink row={row} isCurrent={isActive(row, rest.pathname)} />}
        </li>
      ))}
    </ul>
  );
}

function MenuSection({ row, ...rest }: MenuRowProps): ReactNode {
  return (
    <>
      <span className="menu-subheader">{row.title}</span>
      {row.children && row.children.length > 0 && <MenuList rows={row.children} {...rest} />}
    </>
  );
}

/** A group is a link to its first page. With JavaScript, it is a button that opens and closes. */
function MenuGroup({ row, ...rest }: MenuRowProps): ReactNode {
  const isOpen = rest.open.includes(row.id);
  const toggle = async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    if (!(await rest.onToggle(row.id)) && link.href) void navigateTo(new URL(link.href));
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

/** Of many hundred rows, two change from one page to the next. */
const MenuLink = memo(function MenuLink({
  row,
  isCurrent,
}: {
  row: MenuItem;
  isCurrent: boolean;
}): ReactNode {
  if (row.href === null) return <span className="menu-link menu-planned">{labelOf(row)}</span>;
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
