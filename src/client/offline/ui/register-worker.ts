import { toAddress, toPath } from '../../../shared/site-address';
import { ROUTE_UPDATED } from '../../router/router';
import { whenLoaded } from '../../ui/when-idle';
import { ask, type WorkerMessage } from '../storage/messages';
import { connection, updateConnection } from './connection';
import { unfinishedProducts } from './unfinished-products';

/** Registers the worker, checks for updates, and reports the current page to it. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = window.navigator;
  serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data === 'version') ports[0]?.postMessage(window.___webpackCompilationHash);
  });
  serviceWorker.addEventListener('controllerchange', reportPage);
  window.addEventListener(ROUTE_UPDATED, reportPage);
  if (serviceWorker.controller) reportPage();
  const registration = await serviceWorker
    .register(toAddress('/sw.js'), { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  resumeSaving();
  window.addEventListener('online', resumeSaving);
  document.addEventListener('visibilitychange', () => {
    // Check for updates when the user returns to a tab that was open for days.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Reports the current page to the worker, and asks if it is a copy. */
function reportPage(): void {
  const worker = window.navigator.serviceWorker.controller;
  if (!worker) return;
  const path = toPath(window.location.pathname);
  const version = window.___webpackCompilationHash ?? '';
  const { connection: network } = window.navigator as { connection?: { saveData?: boolean } };
  const cache = !connection.get().offline && network?.saveData !== true;
  void ask<string>(worker, { type: 'page-shown', path, version, cache }).then((copyFrom) =>
    updateConnection({ copyFrom }),
  );
}

/** Continues saving after the tab was closed, the browser crashed, or the network failed. */
function resumeSaving(): void {
  const ids = unfinishedProducts();
  if (ids.length === 0 || !window.navigator.onLine) return;
  whenLoaded(import('./saving'), ({ startSaving }) => ids.forEach((id) => void startSaving(id)));
}
