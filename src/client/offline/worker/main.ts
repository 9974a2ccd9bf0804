import type { PageMessage } from '../storage/messages';
import { requestKind, UNREACHABLE_PAGE, type RequestKind } from '../../../shared/offline/request-kind';
import { answerAppData, answerPageData } from './answer-data';
import { answerAsset, answerImmutable } from './answer-file';
import { answerPage } from './answer-page';
import { keepPage } from './keep-page';
import { keepVisit } from './keep-visit';
import { rememberArrival } from './known-clients';
import { scope } from './scope';
import { servedCopy } from './served-copies';
import { tidyUp } from './tidy-up';

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

scope.addEventListener('install', (event) => {
  event.waitUntil(keepPage(UNREACHABLE_PAGE, null, false));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp());
});

scope.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, new URL(event.request.url), scope.location.origin);
  if (kind !== 'ignored') event.respondWith(ANSWERS[kind](event));
});

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (!(event.source instanceof Client)) return;
  const { id } = event.source;
  if (message.type === 'arrived') {
    rememberArrival(id, message.version);
    if (message.keep) event.waitUntil(keepVisit(message.path, message.version));
  } else if (message.type === 'copy') {
    event.ports[0]?.postMessage(servedCopy(id, message.path));
  }
});
