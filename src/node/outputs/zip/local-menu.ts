import type { Element } from 'hast';
import type { MenuItem } from '../../../shared/navigation/menu';
import { element, text } from './elements';

/** The whole side menu as plain HTML: groups open and close by themselves. Addresses are those of the site. */
export function localMenu(items: readonly MenuItem[], path: string): Element {
  return element(
    'ul',
    { className: ['menu-list'] },
    items.map((item) => element('li', { className: [`menu-item-${item.kind}`] }, row(item, path))),
  );
}

function row(item: MenuItem, path: string): Element[] {
  const { kind, title, href, children = [] } = item;
  if (kind === 'page') {
    const active = href === path;
    const properties = {
      className: active ? ['menu-link', 'app-drawer-active'] : ['menu-link'],
      href: href ?? undefined,
      ariaCurrent: active ? 'page' : undefined,
    };
    return [element('a', properties, [text(title)])];
  }
  const list = localMenu(children, path);
  if (kind === 'subheader') return [element('span', { className: ['menu-subheader'] }, [text(title)]), list];
  const summary = element('summary', { className: ['menu-link', 'menu-group-link'] }, [text(title)]);
  return [element('details', { open: holds(item, path) }, [summary, list])];
}

function holds({ href, children = [] }: MenuItem, path: string): boolean {
  return href === path || children.some((child) => holds(child, path));
}
