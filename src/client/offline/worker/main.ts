import type { PageMessage } from '../storage/messages';
import { requestKind, UNREACHABLE_PAGE, type RequestKind } from '../../../shared/request-kind';
import { answerAppData, answerAsset, answerImmutable, answerPage, answerPageData } from './answers';
import { cachePage, cacheVisitedPage, evictPages } from './visited-pages';
import { rememberVersion, servedCopy } from './tabs';
import { isWithinSite, toPath } from '../../../shared/site-address';

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
  const message = event.data as PageMessage;
  if (!(event.source instanceof Client)) return;
  const { id } = event.source;
  if (message.type === 'page-shown') {
    rememberVersion(id, message.version);
    if (message.cache) event.waitUntil(cacheVisitedPage(message.path, message.version));
  } else if (message.type === 'copy') {
    event.ports[0]?.postMessage(servedCopy(id, message.path));
  }
});
