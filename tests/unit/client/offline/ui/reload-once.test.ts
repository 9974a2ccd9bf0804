import { describe, expect, it, vi } from 'vitest';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

const { isDocsHost } = await import('../../../../../src/client/offline/ui/connection');
const { mayReload, NEW_WORKER } = await import('../../../../../src/client/offline/ui/reload-once');

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
