import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, type Page } from '@playwright/test';
import { servicesJson, SERVICES_ELEMENT, type Services } from '../../../src/shared/site-data';
import { startPartnerServer, type PartnerServer } from './partner-server';

interface ConfiguredSite {
  /** Replaces the third-party hosts. */
  partners: PartnerServer;
  /**
   * Serves the site with these settings and returns its URL. Only the HTML contains settings, so all tests share one
   * build.
   */
  serveWith(services: Services): Promise<string>;
}

/** Tests of a site that is configured to talk to other hosts. */
export const test = base.extend<ConfiguredSite>({
  // eslint-disable-next-line no-empty-pattern
  partners: async ({}, provide) => {
    const partners = await startPartnerServer();
    await provide(partners);
    await partners.close();
  },
  serveWith: async ({ baseURL }, provide) => {
    const closers: (() => void)[] = [];
    await provide(async (services) => {
      const { url, close } = await serveConfigured(baseURL ?? '', services);
      closers.push(close);
      return url;
    });
    for (const close of closers) close();
  },
});

/** A server in front of the built site that adds the settings to every HTML file. */
export async function serveConfigured(
  origin: string,
  services: Services,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    void fetch(origin + request.url, { redirect: 'manual' }).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {
        'Content-Type': type,
        'Cache-Control': answer.headers.get('cache-control') ?? 'no-store',
        ...(answer.headers.has('location') && { Location: answer.headers.get('location') ?? '' }),
      });
      response.end(type.startsWith('text/html') ? withServices(body.toString(), services) : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  // Not the host on which the service worker registers.
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}

/** A page with other settings. */
export function withServices(html: string, services: Services): string {
  const json = servicesJson(services);
  const element = json && `<script id="${SERVICES_ELEMENT}" type="application/json">${json}</script>`;
  return html.replace('</head>', () => `${element ?? ''}</head>`);
}

/** Makes `Math.random` return this number. */
export async function drawAlways(page: Page, number: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, number);
}
