import { requestKind, UNREACHABLE_PAGE, type RequestKind } from '../../../shared/request-kind';
import { isWithinSite, toPath } from '../../../shared/site-address';
import type { PageMessage } from '../storage/messages';
import {
  answerAppData,
  answerAsset,
  answerImmutable,
  answerPage,
  answerPageData,
  tabShowsPage,
} from './answers';
import { cachePage, cacheVisitedPage, evictPages } from './visited-pages';

declare const self: ServiceWorkerGlobalScope;

type Answer = (event: FetchEvent) => Promise<Response>;

const ANSWERS: Record<Exclude<RequestKind, 'ignored'>, Answer> = {
  page: answerPage,
  'page-data': answerPageData,
  'app-data': answerAppData,
  immutable: answerImmutable,
  asset: answerAsset,
  // The plugin's precache would answer, too.
  network: ({ request }) => fetch(request),
};

self.addEventListener('install', (event) => {
  event.waitUntil(cachePage(UNREACHABLE_PAGE, null, false));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(evictPages());
});

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const address = { origin, pathname: toPath(pathname) };
  const kind = isWithinSite(pathname) ? requestKind(event.request, address, self.location.origin) : 'ignored';
  if (kind !== 'ignored') event.respondWith(ANSWERS[kind](event));
});

self.addEventListener('message', (event) => {
  const { type, path, version, cache } = event.data as PageMessage;
  if (!(event.source instanceof Client) || type !== 'page-shown') return;
  event.ports[0]?.postMessage(tabShowsPage(event.source.id, path));
  if (cache) event.waitUntil(cacheVisitedPage(path, version));
});
