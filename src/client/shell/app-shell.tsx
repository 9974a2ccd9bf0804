import { useEffect, useRef, type ReactNode } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { LAST_PAGE, writeStorage } from '../ui/storage/safe-storage';
import { useTranslate } from '../ui/texts/locale-provider';
import { SideNavigation } from './navigation/side-navigation';
import { CopyMark } from '../offline/ui/connection-mark';
import { SettingsDrawer } from './settings/settings-drawer';
import { AppFooter } from './app-footer';
import { BackToTop } from './back-to-top';
import { Header } from './header';
import { ProgressBar } from './progress-bar';

interface AppShellProps {
  /** Null for pages without a side menu, such as the home page. */
  frame: PageFrame | null;
  pathname: string;
  /** File that the page is written in; null for pages that are made from something else. */
  file: string | null;
  children: ReactNode;
}

/** Header, side menu, settings and the place for the article. */
export function AppShell({ frame, pathname, file, children }: AppShellProps): ReactNode {
  const t = useTranslate();
  useFocusAfterNavigation(pathname);
  // Pages about versions or errors belong to no product that could be read on.
  const isProduct = (frame?.versions.length ?? 0) > 0;
  useEffect(() => {
    if (isProduct) writeStorage(LAST_PAGE, pathname);
  }, [isProduct, pathname]);
  return (
    <>
      <a className="skip-link" href="#main-content">
        {t('appFrame.skipToContent')}
      </a>
      <ProgressBar pathname={pathname} />
      <Header frame={frame} />
      <div className={frame ? 'app-frame' : 'app-frame app-frame-wide'}>
        <SideNavigation frame={frame} pathname={pathname} />
        <main id="main-content" tabIndex={-1}>
          {children}
        </main>
        <AppFooter frame={frame} file={file} />
      </div>
      <SettingsDrawer />
      <CopyMark />
      <BackToTop />
    </>
  );
}

/** After a navigation the focus is at the start of the new article, where screen readers go on reading. */
function useFocusAfterNavigation(pathname: string): void {
  const previous = useRef(pathname);
  useEffect(() => {
    // The router focuses its own wrapper after this effect: it would take the focus back, and style the page twice.
    const wrapper = document.getElementById('gatsby-focus-wrapper');
    if (wrapper) wrapper.focus = () => undefined;
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (window.location.hash !== '') return;
    document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [pathname]);
}
