import { useEffect, type ReactNode } from 'react';
import type { PageFrame } from '../../shared/page/page-frame';
import { LAST_PAGE, writeStorage } from '../ui/storage/safe-storage';
import { CrashBoundary } from '../ui/crash-boundary';
import { useTranslate } from '../ui/texts/locale-provider';
import { SideNavigation } from './navigation/side-navigation';
import { CopyMark } from '../offline/ui/connection';
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
      <CrashBoundary place=".app-header" pathname={pathname}>
        <Header frame={frame} />
      </CrashBoundary>
      <div className={frame ? 'app-frame' : 'app-frame app-frame-wide'}>
        <CrashBoundary place="#main-navigation" pathname={pathname}>
          <SideNavigation frame={frame} pathname={pathname} />
        </CrashBoundary>
        <CrashBoundary place="#main-content" pathname={pathname}>
          <main id="main-content" tabIndex={-1}>
            {children}
          </main>
        </CrashBoundary>
        <AppFooter frame={frame} file={file} />
      </div>
      <CrashBoundary place="#settings-drawer" pathname={pathname}>
        <SettingsDrawer />
      </CrashBoundary>
      <CopyMark />
      <BackToTop />
    </>
  );
}
