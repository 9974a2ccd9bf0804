import { type ReactNode, useEffect, useState } from 'react';
import { type PageFrame, librarySource } from '../../shared/page-frame';
import { LAST_PAGE, writeStorage } from '../ui/safe-storage';
import { CrashBoundary } from '../ui/crash-boundary';
import { useTranslate, issueRepository, useDocsConfig } from '../ui/providers';
import { SideNavigation } from './side-navigation';
import { CopyMark } from '../offline/ui/connection';
import { Header } from './header';
import { navigation } from '../router/router';
import { ArrowUpIcon, CloseIcon } from '../ui/icons';
import { IconButton } from '../ui/icon-button';
import { Popover } from '../ui/popover';
import { useStore } from '../ui/store';

/** Delay of the progress bar, in ms. Faster pages do not need it, and a new element at the top restyles the page (80 ms on a phone). */
const PROGRESS_DELAY = 200;
/** Scroll distance after which the back-to-top button appears, in px. */
const BACK_TO_TOP_DISTANCE = 200;

interface AppShellProps {
  /** Null for pages without a side menu, such as the home page. */
  frame: PageFrame | null;
  pathname: string;
  /** Source file of the page, or null for generated pages. */
  file: string | null;
  children: ReactNode;
}

/** Header, side menu, settings and the place for the article. */
export function AppShell({ frame, pathname, file, children }: AppShellProps): ReactNode {
  const t = useTranslate();
  // Pages about versions or errors have no product.
  const isProduct = (frame?.versions.length ?? 0) > 0;
  useEffect(() => {
    if (isProduct) writeStorage(LAST_PAGE, pathname);
  }, [isProduct, pathname]);
  return (
    <>
      <a className="skip-link" href="#main-content">
        {t('appFrame.skipToContent')}
      </a>
      <ProgressBar />
      <CrashBoundary selector=".app-header" pathname={pathname}>
        <Header frame={frame} />
      </CrashBoundary>
      <div className={frame ? 'app-frame' : 'app-frame app-frame-wide'}>
        <CrashBoundary selector="#main-navigation" pathname={pathname}>
          <SideNavigation frame={frame} pathname={pathname} />
        </CrashBoundary>
        <CrashBoundary selector="#main-content" pathname={pathname}>
          <main id="main-content" tabIndex={-1}>
            {children}
          </main>
        </CrashBoundary>
        <AppFooter frame={frame} file={file} />
      </div>
      <CrashBoundary selector="#settings-drawer" pathname={pathname}>
        <SettingsDrawer />
      </CrashBoundary>
      <CopyMark />
      <BackToTop />
    </>
  );
}

/** Thin bar at the top while a page is on its way. */
function ProgressBar(): ReactNode {
  const t = useTranslate();
  const isLoading = useStore(navigation) !== null;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = window.setTimeout(() => setSlow(true), PROGRESS_DELAY);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isLoading]);
  return isSlow && <div className="progress-bar" role="progressbar" aria-label={t('loading')} />;
}

/** Button to the top of a long page. */
function BackToTop(): ReactNode {
  const t = useTranslate();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const update = (): void => setVisible(window.scrollY > BACK_TO_TOP_DISTANCE);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  const scroll = (): void => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    document.getElementById('main-content')?.focus({ preventScroll: true });
  };
  if (!visible) return null;
  return (
    <button
      className="back-to-top"
      type="button"
      aria-label={t('backToTop')}
      title={t('backToTop')}
      onClick={scroll}
    >
      <ArrowUpIcon />
    </button>
  );
}

/** Footer with the version, and links for editing, reuse, and issues. */
function AppFooter({ frame, file }: Pick<AppShellProps, 'frame' | 'file'>): ReactNode {
  const t = useTranslate();
  const config = useDocsConfig();
  const { products, repositoryUrl } = config;
  const product = products.find(({ id }) => id === frame?.productId) ?? products[0];
  const version = frame?.versions.find(({ current }) => current)?.text;
  const issues = issueRepository(config, frame?.productId ?? null);
  return (
    <footer className="app-footer" data-ga-event-category="footer">
      <a href="/versions/">
        {version ? (
          <>
            {frame?.productName} <bdi>{version}</bdi>
          </>
        ) : (
          t('viewAllVersions')
        )}
      </a>
      {repositoryUrl && file !== null && (
        <a href={`${repositoryUrl}/edit/main/${file}`} data-ga-event-action="edit">
          {t('editPage')}
        </a>
      )}
      {product?.repository && product.version && (
        <a href={librarySource(product.repository, product.version, 'LICENSE')}>{t('appFrame.license')}</a>
      )}
      {issues && <a href={`${issues}/issues/new`}>{t('appFrame.feedback')}</a>}
    </footer>
  );
}

/** The settings drawer. Its content loads when it first opens, because it does nothing without JavaScript. */
function SettingsDrawer(): ReactNode {
  const t = useTranslate();
  const [content, setContent] = useState<ReactNode>(null);
  const load = (): void => {
    void import('./settings-content').then(
      ({ SettingsContent }) => setContent(<SettingsContent />),
      () => setContent(<p role="alert">{t('notLoaded')}</p>),
    );
  };
  return (
    <Popover
      modal
      id="settings-drawer"
      className="drawer drawer-end"
      role="dialog"
      aria-labelledby="settings-title"
      onToggle={({ newState }) => newState === 'open' && load()}
    >
      <div className="drawer-head">
        <h2 id="settings-title">{t('appFrame.settings')}</h2>
        <IconButton popoverTarget="settings-drawer" popoverTargetAction="hide" label={t('close')}>
          <CloseIcon />
        </IconButton>
      </div>
      {content}
    </Popover>
  );
}
