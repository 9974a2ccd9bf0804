import { afterEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_EVENT } from '../../../../src/client/search/search-event';
import { reportChoice } from '../../../../src/client/search/report-choice';

const site = vi.hoisted(() => ({ reportSearchText: false }));
vi.mock('../../../../src/client/ui/site-data', () => ({ site }));

/** What statistics hear of a chosen result. */
function reported(): unknown {
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  let detail: unknown = null;
  page.addEventListener(SEARCH_EVENT, (event) => (detail = (event as CustomEvent<unknown>).detail));
  reportChoice({ text: 'data grid', kind: 'page', rank: 1 });
  return detail;
}

afterEach(() => {
  vi.unstubAllGlobals();
  site.reportSearchText = false;
});

describe('the report of a chosen result', () => {
  it('tells how long the text is, never what it says', () => {
    expect(reported()).toEqual({ queryLength: 9, kind: 'page', rank: 1 });
  });

  it('has the text when the owner of the site wants it', () => {
    site.reportSearchText = true;
    expect(reported()).toEqual({ queryLength: 9, kind: 'page', rank: 1, query: 'data grid' });
  });
});
