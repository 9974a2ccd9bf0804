import { ask, type CopyAnswer, type PageMessage, type WorkerMessage } from '../storage/messages';
import { ROUTE_UPDATED } from '../../router/navigation-events';
import { connection, updateConnection } from './connection';
import { isWithinSite, toAddress, toPath } from '../../../shared/site-address';
import { INTENTS_KEY, parseIntents, unfinishedProducts } from './saving-intents';
import { readStorage } from '../../ui/safe-storage';

/** Registers the worker, handles its updates, and reports the current page to it. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = window.navigator;
  answerQuestions(serviceWorker);
  serviceWorker.addEventListener('controllerchange', reportPage);
  window.addEventListener(ROUTE_UPDATED, reportPage);
  if (serviceWorker.controller) reportPage();
  const registration = await serviceWorker
    .register(toAddress('/sw.js'), { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  resumeSaving();
  window.addEventListener('online', resumeSaving);
  skipWaiting(registration.waiting);
  followInstall(registration);
  registration.addEventListener('updatefound', () => followInstall(registration));
  document.addEventListener('visibilitychange', () => {
    // Check for updates when the user returns to a tab that was open for days.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** Unregisters a worker from an earlier configuration. */
export async function unregisterWorkers(): Promise<void> {
  const registrations = await window.navigator.serviceWorker.getRegistrations();
  const own = registrations.filter(({ scope }) => isWithinSite(new URL(scope).pathname));
  await Promise.all(own.map((registration) => registration.unregister()));
}

function followInstall({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && window.navigator.serviceWorker.controller)
      skipWaiting(installing);
  });
}

function skipWaiting(worker: ServiceWorker | null): void {
  worker?.postMessage({ type: 'SKIP_WAITING' } satisfies PageMessage);
}

function answerQuestions(container: ServiceWorkerContainer): void {
  container.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    if (data.type === 'version') ports[0]?.postMessage(window.___webpackCompilationHash);
  });
}

/** Reports the current page to the worker, and asks if it is a copy. */
function reportPage(): void {
  const worker = window.navigator.serviceWorker.controller;
  if (!worker) return;
  const path = toPath(window.location.pathname);
  const version = window.___webpackCompilationHash ?? '';
  void ask<CopyAnswer>(worker, { type: 'copy', path } satisfies PageMessage).then((copyFrom) =>
    updateConnection({ copyFrom }),
  );
  const cache = !connection.get().offline && !wantsToSaveData();
  worker.postMessage({ type: 'page-shown', path, version, cache } satisfies PageMessage);
}

function wantsToSaveData(): boolean {
  const { connection: network } = window.navigator as { connection?: { saveData?: boolean } };
  return network?.saveData === true;
}

/** Continues saving after the tab was closed, the browser crashed, or the network failed. */
function resumeSaving(): void {
  const ids = unfinishedProducts(parseIntents(readStorage(INTENTS_KEY)));
  if (ids.length === 0 || !window.navigator.onLine) return;
  import('./saving').then(
    ({ startSaving }) => ids.forEach((id) => void startSaving(id)),
    () => undefined,
  );
}
