import { describe, expect, it, vi } from 'vitest';

vi.mock('site-data/site.json', () => ({ default: { strings: {} } }));

const { isDocsHost } = await import('../../../../../src/client/offline/ui/connection');
const { mayReload, NEW_WORKER } = await import('../../../../../src/client/offline/ui/reload-once');

describe('a host', () => {
  const at = (host: string) => ({ host, hostname: host.replace(/:\d+$/, '') });

  it('matches a configured host on any port, unless a port is configured', () => {
    expect(isDocsHost(['docs.example.com'], at('docs.example.com'))).toBe(true);
    expect(isDocsHost(['localhost'], at('localhost:9000'))).toBe(true);
    expect(isDocsHost(['localhost:9000'], at('localhost:9000'))).toBe(true);
    expect(isDocsHost(['localhost:9000'], at('localhost:8000'))).toBe(false);
  });

  it('does not match a host that only has the same suffix, or if none is configured', () => {
    expect(isDocsHost(['docs.example.com'], at('evil-docs.example.com'))).toBe(false);
    expect(isDocsHost([], at('localhost'))).toBe(false);
  });
});

describe('a reload', () => {
  it('reloads once for each new worker, but not right after another reload', () => {
    expect(mayReload(NEW_WORKER, [], 100)).toBe(true);
    expect(mayReload(NEW_WORKER, [NEW_WORKER], 100)).toBe(false);
    expect(mayReload(NEW_WORKER, [NEW_WORKER], 3_600_000)).toBe(true);
    expect(mayReload(NEW_WORKER, [NEW_WORKER, '/app-1.js'], 100)).toBe(true);
  });

  it('reloads once per tab for a missing file', () => {
    expect(mayReload('/demos/a.js', [NEW_WORKER], 100)).toBe(true);
    expect(mayReload('/demos/a.js', ['/demos/a.js', NEW_WORKER], 3_600_000)).toBe(false);
  });
});
