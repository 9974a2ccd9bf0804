import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Services } from '../../../../src/shared/site-data';
import { ANALYTICS_EVENT } from '../../../../src/client/analytics/report-event';
import { reportChoice, reportNoResult } from '../../../../src/client/search/report';

const configured = vi.hoisted((): { services: Services } => ({ services: {} }));
vi.mock('../../../../src/client/analytics/report-event', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  readServices: () => configured.services,
}));

/** What analytics hears. */
function heard(report: () => void): unknown {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  let detail: unknown = null;
  page.addEventListener(ANALYTICS_EVENT, (event) => (detail = (event as CustomEvent<unknown>).detail));
  report();
  return detail;
}

const choose = (): void => reportChoice({ text: 'data grid', kind: 'page', rank: 1 });
const findNothing = (): void => reportNoResult('zzz');

afterEach(() => {
  vi.unstubAllGlobals();
  configured.services = {};
});

describe('the report of a search', () => {
  it('reports the length of the query but not its text', () => {
    configured.services = { analytics: { id: 'G-1', url: 'https://m.example' } };
    expect(heard(choose)).toEqual({ name: 'search', params: { query_length: 9, kind: 'page', rank: 1 } });
    expect(heard(findNothing)).toEqual({ name: 'search_no_result', params: { query_length: 3 } });
  });

  it('reports the search text if the site allows it', () => {
    configured.services = { analytics: { id: 'G-1', url: 'https://m.example', searchText: true } };
    expect(heard(choose)).toMatchObject({ params: { query: 'data grid' } });
    expect(heard(findNothing)).toMatchObject({ params: { query: 'zzz' } });
  });
});
