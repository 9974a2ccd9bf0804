import type { RouteUpdateArgs } from 'gatsby';
import * as React from 'react';
import type { ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { replayEarlyEvents } from './early-events';
import { updateAdGate } from '../partners/ads/ad-gate';
import { connectAnalytics } from '../partners/analytics/early-events';
import { connectCodeBlocks } from '../article/code-blocks';
import { announce, connectAnnouncer } from '../ui/announce';
import { greetInConsole } from './console-hint';
import { connectPanels } from '../ui/popover';
import { connectTabStops } from '../ui/tab-stops';
import { openLinkedSource } from '../demo/frame/open-linked-source';
import { demoReact } from '../ui/navigation/demo-react';
import { tellRoute } from '../ui/navigation-events';
import { interceptPopState } from '../ui/navigation/router';
import { routeLinks } from './route-links';
import { surviveTranslation } from '../ui/translated-text';
import { connectTheme } from '../ui/theme/theme-provider';
import { watchForMissingFiles } from '../offline/ui/reload-once';
import { startOffline } from '../offline/ui/start-offline';

/** What a link within the page can lead to: it gets the focus then. */
const SECTIONS = '.article :is(h2, h3, tr, section, .demo-anchor)[tabindex="-1"]';

/**
 * Hydrates the page piece by piece: as a transition it lets the browser answer the reader in between. Only a page
 * without HTML, the shell that works offline, is rendered instead. Develop hydrates as Gatsby does.
 */
export function replaceHydrateFunction(): ((page: ReactNode, container: Element) => void) | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return (page, container) => {
    const hasHtml = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes();
    if (hasHtml) React.startTransition(() => void ReactDOMClient.hydrateRoot(container, page));
    else ReactDOMClient.createRoot(container).render(page);
  };
}

/** Before React starts: what demos share with the shell, and the listeners that serve every page. */
export function onClientEntry(): void {
  window.docsModules = {
    react: demoReact,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
  };
  restoreScrollOnNavigation();
  connectTheme();
  interceptPopState();
  surviveTranslation(document);
  connectAnnouncer(document);
  connectCodeBlocks(document);
  connectPropCards(document);
  connectTabStops(document);
  announceSections(document);
  connectPanels(document);
  connectAnalytics();
  if (process.env.NODE_ENV === 'production') watchForMissingFiles();
}

/**
 * `ScrollContext` goes back to where the reader was when the page is there again; the browser would do it while the
 * page before is still shown, and that would count as a move of the reader. Full page loads are the browser's.
 */
function restoreScrollOnNavigation(): void {
  const leaveTo = (keeper: ScrollRestoration) => (): void => {
    window.history.scrollRestoration = keeper;
  };
  leaveTo('manual')();
  window.addEventListener('pageshow', leaveTo('manual'));
  window.addEventListener('pagehide', leaveTo('auto'));
}

/** A page is shown, after a navigation or a load; the place in it may be the source of a demo. */
export function onRouteUpdate({ location }: RouteUpdateArgs): void {
  tellRoute();
  openLinkedSource(location.hash);
}

/** Before the next page is rendered: whether it has places for ads. */
export function onPreRouteUpdate(): void {
  updateAdGate();
}

/**
 * Once the page hears of a new address: before that a click on a link is the browser's, which loads the page in full.
 * In develop, what is wrong with the content lies over the page; what works offline is made of a whole build.
 */
export function onInitialClientRender(): void {
  routeLinks(document);
  void replayEarlyEvents();
  if (process.env.NODE_ENV === 'production') {
    greetInConsole();
    startOffline();
  } else {
    void import('./dev/author-tools').then(({ showContentReport, reloadForComponent }) => {
      showContentReport();
      reloadForComponent();
    });
  }
}

/** Says politely to which section of the page a link has led. */
function announceSections(root: Document): void {
  root.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.matches(SECTIONS)) return;
    const demo = target.closest('.demo');
    announce(demo?.ariaLabel ?? (target.querySelector('.api-link') ?? target).textContent);
  });
}

/** One listener for the props and components that prose names; the card itself is loaded when it is first wanted. */
function connectPropCards(root: Document): void {
  const show = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>('a[data-type], a[data-api]') : null;
    if (link) void import('../article/api/prop-card').then(({ showPropCard }) => showPropCard(link), ignore);
  };
  root.addEventListener('pointerover', show, { passive: true });
  root.addEventListener('focusin', show);
}

/** Offline the link still leads to the page. */
function ignore(): void {}
