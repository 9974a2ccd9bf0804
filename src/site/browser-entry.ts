import type { ShouldUpdateScrollArgs } from 'gatsby';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import { connectPropCards } from './api/connect-prop-cards';
import { connectCodeBlocks } from './article/code-blocks';
import { routeLinks } from './links/route-links';

/** Before React starts: what demos share with the shell, and the listeners that serve every page. */
export function onClientEntry(): void {
  window.docsModules = {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
  };
  routeLinks(document);
  connectCodeBlocks(document);
  connectPropCards(document);
}

/** In develop, what is wrong with the content lies over the page. */
export function onInitialClientRender(): void {
  if (process.env.NODE_ENV !== 'production') {
    void import('./dev/content-report-overlay').then(({ showContentReport }) => showContentReport());
  }
}

/** A tab of code or a filter in the address is no new place: stay. */
export function shouldUpdateScroll({ prevRouterProps, routerProps }: ShouldUpdateScrollArgs): boolean {
  const from = prevRouterProps?.location;
  const to = routerProps.location;
  return from?.pathname !== to.pathname || from.hash !== to.hash;
}
