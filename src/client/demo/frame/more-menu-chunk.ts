import { lazy } from 'react';

/** Loads the menu; called when a reader shows interest in it. */
export const loadMoreMenu = () => import('./more-menu');

export const MoreMenu = lazy(() => loadMoreMenu().then((module) => ({ default: module.MoreMenu })));
