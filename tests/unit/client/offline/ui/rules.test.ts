import { describe, expect, it } from 'vitest';
import { cacheNameOf, isOwnCache, parseCacheName } from '../../../../../src/client/offline/storage/copies';
import { formatBytes } from '../../../../../src/client/offline/ui/format-bytes';
import { referencesIn } from '../../../../../src/node/offline/write-manifests';
import { mayReload, NEW_WORKER, isDocsHost } from '../../../../../src/client/offline/ui/rules';
import { parseIntents, unfinishedProducts } from '../../../../../src/client/offline/ui/saving-intents';

describe('a host', () => {
  const at = (host: string) => ({ host, hostname: host.replace(/:\d+$/, '') });

  it('is a host of the docs when it is configured, on any port unless the port is, too', () => {
    expect(isDocsHost(['docs.example.com'], at('docs.example.com'))).toBe(true);
    expect(isDocsHost(['localhost'], at('localhost:9000'))).toBe(true);
    expect(isDocsHost(['localhost:9000'], at('localhost:9000'))).toBe(true);
    expect(isDocsHost(['localhost:9000'], at('localhost:8000'))).toBe(false);
  });

  it('is none when it only ends like one, or nothing is configured', () => {
    expect(isDocsHost(['docs.example.com'], at('evil-docs.example.com'))).toBe(false);
    expect(isDocsHost([], at('localhost'))).toBe(false);
  });
});

describe('the name of a cache', () => {
  it('says which set it holds', () => {
    const visited = { kind: 'visited', version: '3bb8a31cd15004742a1e' } as const;
    const product = { kind: 'product', product: 'docs-infra', revision: 'd307c695408bdd39' } as const;
    expect(parseCacheName(cacheNameOf(visited))).toEqual(visited);
    expect(parseCacheName(cacheNameOf(product))).toEqual(product);
  });

  it('is different from those of others', () => {
    expect(isOwnCache('docs-files')).toBe(true);
    expect(isOwnCache('gatsby-plugin-offline-precache-v2-https://docs.example.com/')).toBe(false);
    expect(parseCacheName('docs-files')).toBeNull();
  });
});

describe('a size', () => {
  it.each([
    [0, '0 KB'],
    [1, '1 KB'],
    [86_400, '87 KB'],
    [99_999, '100 KB'],
    [100_000, '0.1 MB'],
    [432_100, '0.4 MB'],
    [6_140_000, '6.1 MB'],
    [10_737_418_240, '10.7 GB'],
  ])('of %d bytes reads %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('the references of a text', () => {
  const files = new Set(['/demos/core-1a.js', '/images/plan.svg', '/fonts/a b.woff2', '/b/c.css']);
  const find = (text: string, url = '/demos/page-2b.js') =>
    referencesIn(text, url, (path) => files.has(path));

  it('are the existing files that it names, in whatever grammar', () => {
    expect(find('import{a as b}from"./core-1a.js";')).toEqual(['/demos/core-1a.js']);
    expect(find('{\\"html\\":\\"<img src=\\"/images/plan.svg#part\\">\\"}')).toEqual(['/images/plan.svg']);
    expect(find('url(../../b/c.css?x=1)', '/b/d/e.css')).toEqual(['/b/c.css']);
    expect(find('url(/fonts/a%20b.woff2)')).toEqual(['/fonts/a b.woff2']);
  });

  it('are found below the folder that the site is served from, and as its data names them', () => {
    const text = 'url(/docs/fonts/a%20b.woff2) {"src":"/images/plan.svg"}';
    expect(referencesIn(text, '/index.html', (path) => files.has(path), '/docs')).toEqual([
      '/fonts/a b.woff2',
      '/images/plan.svg',
    ]);
  });

  it('ignore text that only looks like a file', () => {
    expect(find('see /images/other.svg and /images/%zz.svg')).toEqual([]);
  });
});

describe('a reload', () => {
  it('for a new worker happens, and again for the next deploy, but not right after one', () => {
    expect(mayReload(NEW_WORKER, [], 100)).toBe(true);
    expect(mayReload(NEW_WORKER, [NEW_WORKER], 100)).toBe(false);
    expect(mayReload(NEW_WORKER, [NEW_WORKER], 3_600_000)).toBe(true);
    expect(mayReload(NEW_WORKER, [NEW_WORKER, '/app-1.js'], 100)).toBe(true);
  });

  it('for a missing file happens once in the life of a tab', () => {
    expect(mayReload('/demos/a.js', [NEW_WORKER], 100)).toBe(true);
    expect(mayReload('/demos/a.js', ['/demos/a.js', NEW_WORKER], 3_600_000)).toBe(false);
  });
});

describe('intents', () => {
  it('are read from storage, and whatever else is there is none', () => {
    expect(parseIntents('{"joy-ui":"save","system":"pause","x":"eat"}')).toEqual({
      'joy-ui': 'save',
      system: 'pause',
    });
    for (const text of [null, '', '{', '[]', 'null', '7', '"save"']) expect(parseIntents(text)).toEqual({});
  });

  it('of a tab that went away are to go on saving, not to go on pausing', () => {
    expect(unfinishedProducts({ 'joy-ui': 'save', system: 'pause' })).toEqual(['joy-ui']);
  });
});
