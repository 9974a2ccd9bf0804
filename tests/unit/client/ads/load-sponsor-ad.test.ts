import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { INLINE_TAGS } from '../../../../src/shared/inline-html';
import { loadSponsorAd } from '../../../../src/client/ads/sponsor-ad';
import { hostileAnswers } from './hostile-answers';
import { cleanHtml, elementsOf } from './html';

const URL_OF_ADS = 'https://ads.example/json';
const AD = { statlink: 'https://ads.example/click', company: 'Acme' };
const signal = new AbortController().signal;

/** Lets the service answer with these, one after the other, and then with the last one again. */
function serviceAnswering(...answers: (() => Response)[]) {
  const fetch = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0])?.());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const json = (value: unknown) => () => new Response(JSON.stringify(value));

afterEach(() => vi.unstubAllGlobals());

describe('the sponsor ad service', () => {
  it('retries until the service returns an ad', async () => {
    const fetch = serviceAnswering(json({ ads: [{}] }), json({ ads: [] }), json({ ads: [AD] }));
    expect((await loadSponsorAd(URL_OF_ADS, signal))?.ad.name).toBe('Acme');
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('retries at most ten times', async () => {
    const fetch = serviceAnswering(json({ ads: [] }));
    expect(await loadSponsorAd(URL_OF_ADS, signal)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(11);
  });

  it.each([
    ['an error', () => new Response('{}', { status: 500 })],
    ['half an answer', () => new Response('{"ads":[{')],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('returns no ad and does not retry after %s', async (_what, answer) => {
    const fetch = serviceAnswering(answer);
    expect(await loadSponsorAd(URL_OF_ADS, signal)).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('returns no ad if the service is unreachable', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await loadSponsorAd(URL_OF_ADS, signal)).toBeNull();
  });

  it('gives up on an endless response', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new TextEncoder().encode('A'.repeat(10_000)));
      },
    });
    serviceAnswering(() => new Response(endless));
    expect(await loadSponsorAd(URL_OF_ADS, signal)).toBeNull();
    expect(sent).toBeLessThan(200_000);
  });

  it('never breaks the page nor brings other markup into it, in 1,000 random answers', async () => {
    let shown = 0;
    const check = async (answer: string): Promise<void> => {
      serviceAnswering(() => new Response(answer));
      const sponsor = await loadSponsorAd(URL_OF_ADS, signal);
      if (sponsor === null) return;
      shown += 1;
      const { ad, pixels } = sponsor;
      for (const address of [ad.link, ...(ad.img === null ? [] : [ad.img]), ...pixels])
        expect(address).toMatch(/^https?:\/\//);
      for (const { tagName, properties } of elementsOf(cleanHtml(ad.description))) {
        expect(INLINE_TAGS).toContain(tagName);
        if (tagName !== 'a') expect(properties).toEqual({});
        else
          expect(properties).toEqual({
            href: expect.stringMatching(/^https?:\/\//),
            rel: ['noopener', 'sponsored'],
            target: '_blank',
          });
      }
    };
    await fc.assert(fc.asyncProperty(hostileAnswers, check), { numRuns: 1000, seed: 20_260_101 });
    expect(shown, 'answers that had an ad').toBeGreaterThan(300);
  });
});
