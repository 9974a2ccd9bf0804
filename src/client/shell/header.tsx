import type { MouseEvent, ReactNode } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { useTranslate } from '../ui/texts/locale-provider';
import { NotificationMenu } from './notifications/notification-menu';
import { GitHubIcon, MenuIcon, SettingsIcon } from '../ui/icons/icons';
import { Logo } from '../../libraries/brand/logos';
import { SearchLauncher } from '../search/search-launcher';
import { OfflineMark } from '../offline/ui/connection';
import { useDocsConfig } from '../ui/docs-provider';
import { ProductMenu, VersionMenu } from './header-menus';
import { counted } from '../ui/counted';

/** The bar at the top of every page. Its menus are popovers, which open without JavaScript. */
export function Header({ frame }: { frame: PageFrame | null }): ReactNode {
  const t = useTranslate();
  const { repositoryUrl } = useDocsConfig();
  return (
    <header className="app-header">
      <button
        className="icon-button app-header-menu"
        type="button"
        popoverTarget="main-navigation"
        aria-label={t('openDrawer')}
      >
        <MenuIcon />
      </button>
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
      <button
        className="icon-button needs-script"
        type="button"
        popoverTarget="settings-drawer"
        aria-label={t('appFrame.toggleSettings')}
        title={t('appFrame.toggleSettings')}
        ref={counted({ gaEventCategory: 'header', gaEventAction: 'settings' })}
      >
        <SettingsIcon />
      </button>
    </header>
  );
}

/** Replaces the context menu of the logo. */
function offerLogo(event: MouseEvent<HTMLElement>): void {
  const { currentTarget } = event;
  event.preventDefault();
  void import('./logo-menu').then(
    ({ openLogoMenu }) => openLogoMenu(currentTarget),
    () => undefined,
  );
}
