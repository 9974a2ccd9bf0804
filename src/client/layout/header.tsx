import { type MouseEvent, type ReactNode, useState } from 'react';
import type { PageFrame } from '../../shared/page-frame';
import { lastSeenCookie, type ShownNotification, unreadCount } from '../../shared/site-data';
import { useTranslate, useDocsConfig } from '../ui/providers';
import { BellIcon, CheckIcon, ChevronIcon, GitHubIcon, MenuIcon, SettingsIcon } from '../ui/icons';
import { IconButton } from '../ui/icon-button';
import { Logo, ProductLogo } from '../../libraries/brand/logos';
import { SearchLauncher } from '../search/search-launcher';
import { OfflineMark } from '../offline/ui/connection';
import { counted } from '../ui/counted';
import { formatDay } from '../ui/format-day';
import { loadJson } from '../ui/load-json';
import { Popover } from '../ui/popover';
import { readCookies, writeCookie } from '../ui/safe-storage';
import { useHydrated } from '../ui/store';
import { whenLoaded } from '../ui/when-idle';

/** The bar at the top of every page. Its menus are popovers, which open without JavaScript. */
export function Header({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  return (
    <header className="app-header">
      <IconButton className="app-header-menu" popoverTarget="main-navigation" label={t('openDrawer')}>
        <MenuIcon />
      </IconButton>
      <a className="app-header-logo" href="/" aria-label={t('appFrame.home')} onContextMenu={offerLogo}>
        <Logo />
      </a>
      <ProductMenu frame={frame} />
      <VersionMenu frame={frame} />
      <div className="app-header-space" />
      <div className="app-header-end">
        <SearchLauncher frame={frame} />
        <OfflineMark />
        {repositoryUrl && (
          <a
            className="icon-button"
            href={repositoryUrl}
            aria-label={t('appFrame.github')}
            title={t('appFrame.github')}
            ref={counted({ gaEventCategory: 'header', gaEventAction: 'github' })}
          >
            <GitHubIcon />
          </a>
        )}
        <NotificationMenu />
      </div>
      <IconButton
        className="needs-script"
        popoverTarget="settings-drawer"
        label={t('appFrame.toggleSettings')}
        title={t('appFrame.toggleSettings')}
        ref={counted({ gaEventCategory: 'header', gaEventAction: 'settings' })}
      >
        <SettingsIcon />
      </IconButton>
    </header>
  );
}

/** Replaces the context menu of the logo. */
function offerLogo(event: MouseEvent<HTMLElement>): void {
  const { currentTarget } = event;
  event.preventDefault();
  whenLoaded(import('./logo-menu'), ({ openLogoMenu }) => openLogoMenu(currentTarget));
}

/** Button and panel to go from one product to another. */
function ProductMenu({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const { products } = useDocsConfig();
  return (
    <HeaderMenu
      name="product"
      label={t('products')}
      button={<span>{frame?.productName ?? t('products')}</span>}
    >
      {products.map(({ id, name, description, path }) => (
        <li key={id}>
          <a
            className="product-row"
            href={path}
            aria-current={id === frame?.productId || id === frame?.treeName ? 'true' : undefined}
            ref={counted({ gaEventAction: 'product', gaEventLabel: id })}
          >
            <ProductLogo id={id} />
            <span>
              <strong>{name}</strong>
              <span className="product-description">{description}</span>
            </span>
          </a>
        </li>
      ))}
      {frame && frame.versions.length > 0 && (
        <li className="menu-divider product-versions">
          <button className="menu-row" type="button" popoverTarget="version-menu">
            {t('versions', { product: frame.productName ?? '' })}
            <ChevronIcon />
          </button>
        </li>
      )}
    </HeaderMenu>
  );
}

/** The versions of a product. Each links to the same page if that version has it. */
function VersionMenu({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const current = frame?.versions.find((version) => version.current);
  if (!frame || !current) return null;
  return (
    <HeaderMenu
      name="version"
      label={t('versions', { product: frame.productName ?? '' })}
      button={
        <>
          <span className="visually-hidden">{t('version')} </span>
          <bdi>{current.text}</bdi>
        </>
      }
    >
      {frame.versions.map(({ text, href, current: isCurrent }) => (
        <li key={text}>
          <a
            className="menu-row"
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            ref={counted({ gaEventAction: 'version', gaEventLabel: text })}
          >
            <bdi>{text}</bdi>
            {isCurrent && <CheckIcon />}
          </a>
        </li>
      ))}
      <li className="menu-divider">
        <a className="menu-row" href="/versions/">
          {t('viewAllVersions')}
        </a>
      </li>
    </HeaderMenu>
  );
}

interface HeaderMenuProps {
  name: 'product' | 'version';
  label: string;
  /** Content of the button. */
  button: ReactNode;
  /** Rows of the panel. */
  children: ReactNode;
}

function HeaderMenu({ name, label, button, children }: HeaderMenuProps): ReactNode {
  const anchorName = `--${name}-button`;
  return (
    <nav className="header-menu" aria-label={label}>
      <button
        id={`mui-${name}-selector`}
        className={`menu-button ${name}-button`}
        style={{ anchorName }}
        type="button"
        popoverTarget={`${name}-menu`}
      >
        {button}
        <ChevronIcon />
      </button>
      <Popover
        as="ul"
        id={`${name}-menu`}
        className="menu-panel header-panel"
        style={{ positionAnchor: anchorName }}
        ref={counted({ gaEventCategory: 'header' })}
      >
        {children}
      </Popover>
    </nav>
  );
}

/** The bell in the header, with the number of new notifications and a menu. */
function NotificationMenu(): ReactNode {
  const t = useTranslate();
  const { url, ids } = useDocsConfig().notifications;
  const [isRead, setRead] = useState(false);
  const unread = useHydrated() && !isRead ? unreadCount(ids, readCookies()) : 0;
  const [content, setContent] = useState<ReactNode>(<p role="status">{t('loading')}</p>);
  const open = (): void => {
    setRead(true);
    writeCookie(lastSeenCookie(ids));
    loadJson<ShownNotification[]>(url).then(
      (notifications) => setContent(<NotificationList notifications={notifications} />),
      () => setContent(<p role="status">{t('notifications.failed')}</p>),
    );
  };
  if (ids.length === 0) return null;
  const label = t(unread === 0 ? 'notifications.title' : 'notifications.unread', { unread });
  return (
    <>
      <IconButton
        className="notification-button needs-script"
        popoverTarget="notification-menu"
        label={label}
        title={label}
        data-unread={unread || undefined}
        ref={counted({ gaEventCategory: 'header', gaEventAction: 'notifications' })}
      >
        <BellIcon />
      </IconButton>
      <Popover
        id="notification-menu"
        className="menu-panel header-panel notification-panel"
        role="dialog"
        aria-label={t('notifications.title')}
        onToggle={({ newState }) => newState === 'open' && open()}
      >
        {content}
      </Popover>
    </>
  );
}

/** The newest notifications. The build has sanitized their HTML. */
function NotificationList({ notifications }: { notifications: readonly ShownNotification[] }): ReactNode {
  return (
    <ul>
      {notifications.map(({ id, date, title, html }) => (
        <li key={id}>
          <h2>{title}</h2>
          <p dangerouslySetInnerHTML={{ __html: html }} />
          <time dateTime={date}>{formatDay(date)}</time>
        </li>
      ))}
    </ul>
  );
}
