import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AnalyticsEvent } from '../../../src/client/analytics/start-analytics';
import { adScript, SPONSOR_ANSWERS } from './partner-answers';

/** A request that has arrived. */
export interface Received {
  method: string;
  /** Path and query. */
  url: string;
  body: string;
  headers: IncomingMessage['headers'];
}

/** A local server that replaces all third-party hosts. */
export interface PartnerServer {
  url: string;
  received: Received[];
  /** Requests whose path begins so, in the order of their arrival. */
  to(path: string): Received[];
  /** Analytics events that have arrived at `/collect`, in order. */
  events(): AnalyticsEvent[];
  /** How the server answers what is posted to it from now on. */
  postStatus: number;
  close(): Promise<void>;
}

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

/**
 * Starts the server on a free port. `/ads/<kind>` responds with `SPONSOR_ANSWERS`, `/script/<kind>` with the script of
 * an ad network, and `/picture.gif` and `/pixel…` with an image. It accepts everything else.
 */
export async function startPartnerServer(): Promise<PartnerServer> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', url = '', headers } = request;
      received.push({ method, url, body, headers });
      answer(request, response, partners);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const partners: PartnerServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    postStatus: 204,
    events: () =>
      partners
        .to('/collect')
        .flatMap(({ body }) => (JSON.parse(body) as { events: AnalyticsEvent[] }).events),
    to: (path) => received.filter(({ url }) => url.startsWith(path)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return partners;
}

function answer(request: IncomingMessage, response: ServerResponse, partners: PartnerServer): void {
  const { pathname } = new URL(request.url ?? '', partners.url);
  const [, service, kind = ''] = pathname.split('/');
  if (request.method !== 'GET') {
    response.writeHead(partners.postStatus, HEADERS).end();
  } else if (service === 'ads') {
    const reply = SPONSOR_ANSWERS[kind];
    if (reply) reply(response, partners.url);
    else response.writeHead(404, HEADERS).end();
  } else if (service === 'script') {
    response
      .writeHead(200, { ...HEADERS, 'Content-Type': 'text/javascript' })
      .end(adScript(kind, partners.url));
  } else if (pathname.endsWith('.css')) {
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/css' }).end('.material-icons{--from-host:1}');
  } else {
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'image/gif' }).end(PIXEL);
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
