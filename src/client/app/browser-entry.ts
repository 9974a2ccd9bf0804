// Stylesheets, in the order of the cascade.
import 'site-data/theme.css';
import '../ui/base.css';
import '../ui/panels.css';
import '../layout/app-shell.css';
import '../layout/header-menus.css';
import '../article/prose.css';
import '../article/table-of-contents.css';
import '../article/article-footer.css';
import '../api-page/api.css';
import '../article/code.css';
import '../demo/frame/demo.css';
import '../demo/playground/playground.css';
import '../ads/ads.css';
import '../analytics/consent.css';
import '../pages/home.css';
import '../pages/pages.css';
import '../search/search.css';
import '../offline/ui/offline.css';
import '../ui/media.css';

import type { RouteUpdateArgs } from 'gatsby';
import * as React from 'react';
import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { replayEarlyEvents } from '../ui/early-events';
import { connectAnalytics } from '../analytics/report-event';
import { connectCodeBlocks } from '../article/code-blocks';
import { announce, connectAnnouncer } from '../ui/announce';
import { connectPanels, reportOpenPanels } from '../ui/popover';
import { demoReact } from './demo-react';
import { reportRoute, interceptPopState, routeLinks } from '../router/router';
import { surviveTranslation } from '../ui/translated-text';
import { codeStyling, codeVariant } from '../settings/code-variant-provider';
import { connectTheme } from '../settings/theme-provider';
import { watchForMissingFiles } from '../offline/ui/reload-once';
import { startOffline } from '../offline/ui/start-offline';
import { loadJson } from '../ui/load-json';
import { t } from '../ui/site-data';
import { whenIdle, whenLoaded } from '../ui/when-idle';
import { codeFromHash } from '../../shared/code-variant';
import { findTarget, savedPosition, scrollToTarget } from '../router/scroll';

/**
 * Hydrates the page in a transition, so the browser can handle events in between. A page without HTML, which is the
 * offline app shell, is rendered. Develop hydrates like Gatsby.
 */
export function replaceHydrateFunction(): ((page: ReactNode, container: Element) => void) | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (page, container) => {
    const hasHtml = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
    if (hasHtml) React.startTransition(() => void ReactDOMClient.hydrateRoot(container, page));
    else ReactDOMClient.createRoot(container).render(page);
  };
}

/**
 * Sets up what demos share with the shell, and the listeners of every page, before React starts.
 * @returns settled in the next task, where Gatsby goes on. In one task, a phone could not react for 100 ms.
 */
export function onClientEntry(): Promise<void> {
  window.docsModules = {
    react: demoReact,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
  };
  restoreScrollOnNavigation();
  connectTheme();
  codeVariant.connect();
  codeStyling.connect();
  interceptPopState();
  surviveTranslation();
  connectAnnouncer();
  connectCodeBlocks(document);
  connectPropCards();
  announceSections();
  connectPanels();
  connectAnalytics();
  if (process.env.NODE_ENV === 'production') watchForMissingFiles();
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * `ScrollContext` restores the scroll position after the page is rendered. The browser would do it while the old page
 * is still visible, and that would look like a scroll by the user. The browser still handles full page loads.
 */
function restoreScrollOnNavigation(): void {
  const { history } = window;
  history.scrollRestoration = 'manual';
  window.addEventListener('pageshow', () => void (history.scrollRestoration = 'manual'));
  window.addEventListener('pagehide', () => void (history.scrollRestoration = 'auto'));
}

/** After a navigation or a load, opens the source of a demo if the hash points to it. */
export function onRouteUpdate({ location }: RouteUpdateArgs): void {
  reportRoute();
  openLinkedSource(location.hash);
}

/** Before the next page renders, decides again if the user sees ads. */
export { updateAdGate as onPreRouteUpdate } from '../ads/ad-provider';

/**
 * Routes links after hydration. Before that, a click on a link loads the page in full. What nobody needs at once waits
 * until the browser is idle. Develop shows problems of the content over the page. Offline support needs a whole build.
 */
export function onInitialClientRender(): void {
  routeLinks();
  reportOpenPanels();
  void replayEarlyEvents();
  whenIdle(loadSwipe);
  if (process.env.NODE_ENV === 'production') {
    whenIdle(greetInConsole);
    startOffline();
  } else {
    void import('./dev/author-tools').then(({ showContentReport, reloadForComponent }) => {
      showContentReport();
      reloadForComponent();
    });
  }
}

/** Elements that get the focus if a link on the page points to them. */
const SECTIONS = '.article :is(h2, h3, tr, section, .demo-anchor)[tabindex="-1"]';

/** Announces the section that received focus from a link. */
function announceSections(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(SECTIONS)) return;
    const demo = target.closest('.demo');
    announce(demo?.ariaLabel ?? (target.querySelector('.api-link') ?? target).textContent);
  });
}

/** Adds one listener for props and components in prose. The card itself loads on demand. */
function connectPropCards(): void {
  const show = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-type], a[data-api]') : null;
    // Without the card, the link still works.
    if (link) whenLoaded(import('../api-page/prop-card'), ({ showPropCard }) => showPropCard(link));
  };
  document.addEventListener('pointerover', show, { passive: true });
  document.addEventListener('focusin', show);
}

/** Swipes are for touch screens, so only these load their code. */
function loadSwipe(): void {
  if (window.matchMedia('(any-pointer: coarse)').matches)
    whenLoaded(import('../layout/swipe'), ({ connectSwipe }) => connectSwipe());
}

declare global {
  interface Window {
    /** Theme of these pages for the console, loaded on first access. */
    readonly theme: Promise<unknown>;
  }
}

/** Prints a greeting with a hint to the console. */
function greetInConsole(): void {
  Object.defineProperty(window, 'theme', { get: () => loadJson('/theme.json') });
  console.log(t('consoleHint'));
}

/**
 * Opens the source for a hash such as `#Name.js` or `#tailwind-Name.tsx`, and scrolls to it. After Back, it does not
 * scroll, because the scroll position is restored.
 */
function openLinkedSource(hash: string): void {
  const { variant, styling } = codeFromHash(hash);
  const anchor = variant && findTarget(hash);
  const source = anchor?.closest<HTMLDetailsElement>('.demo-source');
  if (!variant || !anchor || !source) return;
  source.open = true;
  const left = savedPosition();
  if (left !== undefined) return window.scrollTo(0, left);
  if (styling) codeStyling.choose(styling, source);
  codeVariant.choose(variant, source);
  scrollToTarget(anchor);
}
