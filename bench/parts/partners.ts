import type { Browser } from '@playwright/test';
import { startPartnerServer } from '../../tests/e2e/support/partner-server';
import { weighPage } from '../measure/page-weight';
import { buildSite } from '../measure/run-measured';
import { serveSite } from '../measure/serve';
import type { Measurement } from '../measurement';
import { announce } from '../progress';
import { COMPONENT_PAGE, TEXT_PAGE } from '../site-run';
import { lighthouseRows } from './lighthouse';

const KILOBYTE = 1000;
/** Local storage of a user who allowed analytics. */
const CONSENT = { 'docs-cookie-consent': 'analytics' };

/** Downloads with ads and analytics. A local server replaces the third-party hosts. */
export async function measurePartners(folder: string, browser: Browser): Promise<Measurement[]> {
  const partners = await startPartnerServer();
  try {
    announce('Building the site with ads and analytics');
    await buildSite(folder, {
      GATSBY_SPONSOR_AD_URL: `${partners.url}/ads/plain`,
      GATSBY_ANALYTICS_ID: 'G-BENCH1',
      GATSBY_ANALYTICS_URL: `${partners.url}/collect`,
      GATSBY_FEEDBACK_URL: `${partners.url}/feedback`,
    });
    const server = await serveSite(folder);
    try {
      announce('Measuring ads and analytics');
      return [
        await javascriptRow(browser, server.url, TEXT_PAGE, 145),
        await javascriptRow(browser, server.url, COMPONENT_PAGE, 180),
        ...(await lighthouseRows('partners', server.url + COMPONENT_PAGE)),
      ];
    } finally {
      server.stop();
    }
  } finally {
    await partners.close();
  }
}

async function javascriptRow(
  browser: Browser,
  site: string,
  path: string,
  atMost: number,
): Promise<Measurement> {
  const { javascript } = await weighPage(browser, site + path, CONSENT);
  return {
    part: 'partners',
    what: `JavaScript before any interaction, with ads and analytics, ${path}`,
    value: javascript / KILOBYTE,
    unit: 'KB',
    budget: { atMost },
  };
}
