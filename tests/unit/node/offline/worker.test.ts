import { describe, expect, it } from 'vitest';
import { bundleScript, offlineHosts, offlinePlugins } from '../../../../src/node/offline/write-offline';
import { readConfiguration } from '../../../../src/shared/configuration';

const configured = (variables: Record<string, string>) => readConfiguration(variables);

describe('working offline', () => {
  it('registers the service worker on configured hosts, and on none if it is off', () => {
    expect(offlineHosts(configured({}))).toEqual([]);
    expect(offlineHosts(configured({ GATSBY_DOCS_HOST: 'a.com,b.com' }))).toEqual(['a.com', 'b.com']);
    expect(offlineHosts(configured({ GATSBY_DOCS_HOST: 'a.com', GATSBY_OFFLINE: 'off' }))).toEqual([]);
  });

  it('every build has offline support unless it is off', () => {
    const resolved = (variables: Record<string, string>) =>
      offlinePlugins(configured(variables)).map((plugin) =>
        typeof plugin === 'object' ? plugin?.resolve : plugin,
      );
    expect(resolved({})).toEqual(['gatsby-plugin-offline']);
    expect(resolved({ GATSBY_DOCS_HOST: 'a.com' })).toEqual(['gatsby-plugin-offline']);
    expect(resolved({ GATSBY_DOCS_HOST: 'a.com', GATSBY_OFFLINE: 'off' })).toEqual([]);
  });
});

describe('the worker', () => {
  it.each(['main', 'remove'] as const)('%s is one script without imports', async (entry) => {
    const script = await bundleScript(`src/client/offline/worker/${entry}.ts`);
    expect(script).toMatch(/^\(function\(\)/);
    expect(script).not.toMatch(/\bimport\b|\brequire\(|\beval\b/);
    expect(script.length).toBeLessThan(entry === 'main' ? 15_000 : 1000);
  });
});
