import { describe, expect, it } from 'vitest';
import { contentDigest } from '../../../../src/node/offline/built-site';
import {
  createCopy,
  intact,
  isOwnCache,
  isSetName,
  productSetName,
  revisionOf,
  savedAt,
  visitedSetName,
} from '../../../../src/client/offline/storage/copies';

const sent = (body: string, date = 'Fri, 20 Nov 2026 10:00:00 GMT') =>
  new Response(body, { headers: { date, 'content-type': 'text/plain', 'set-cookie': 'a=b' } });

describe('a copy', () => {
  it('a copy has the same digest as in the build', async () => {
    expect(revisionOf(await createCopy(sent('text')))).toBe(contentDigest('text'));
  });

  it('a copy keeps the date from the server', async () => {
    expect(savedAt(await createCopy(sent('text')))).toBe('2026-11-20T10:00:00.000Z');
  });

  it('a copy of a copy keeps its date', async () => {
    const visited = await createCopy(sent('text'));
    expect(savedAt(await createCopy(visited))).toBe('2026-11-20T10:00:00.000Z');
  });

  it('a copy keeps the content type and drops other headers', async () => {
    const { headers } = await createCopy(sent('text'));
    expect([...headers.keys()].sort()).toEqual(['content-type', 'x-docs-revision', 'x-docs-saved']);
  });

  it('detects a copy with changed content as damaged', async () => {
    const copy = await createCopy(sent('text'));
    expect(await (await intact(copy.clone()))?.text()).toBe('text');
    expect(await intact(new Response('tex', { headers: copy.headers }))).toBeNull();
    expect(await intact(new Response('text'))).toBeNull();
  });
});

describe('the name of a cache', () => {
  const visited = visitedSetName('3bb8a31cd15004742a1e');
  const product = productSetName({ id: 'docs-infra', revision: 'd307c695408bdd39' });

  it('the name of a cache contains the name of its set', () => {
    expect([visited, product, 'docs-files'].map(isSetName)).toEqual([true, true, false]);
  });

  it('recognizes its own caches by name', () => {
    expect([visited, product, 'docs-files'].every(isOwnCache)).toBe(true);
    expect(isOwnCache('gatsby-plugin-offline-precache-v2-https://docs.example.com/')).toBe(false);
  });
});
