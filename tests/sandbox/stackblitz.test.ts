import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SandboxDemo, SandboxProject } from '../../src/domain/sandbox/sandbox-demo';
import { stackblitzProject } from '../../src/domain/sandbox/stackblitz';
import { findSandboxDemos, spread } from './demos';
import { openWorkshop } from './workshop';

const TYPESCRIPT_DEMOS = 20;
const JAVASCRIPT_DEMOS = 4;

/** A machine without network can prove nothing here; a build server must have one. */
const isOnline = Boolean(process.env['CI']) || reachesRegistry();

function reachesRegistry(): boolean {
  try {
    execFileSync('npm', ['ping', '--fetch-retries=0', '--fetch-timeout=5000'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Demos from all over the site, and those that are styled in other ways. */
function choose(demos: readonly SandboxDemo[]): SandboxDemo[] {
  const system = demos.filter(({ styling }) => styling === 'MUI System');
  const others = demos.filter(({ styling }) => styling !== 'MUI System');
  const javascript = spread(system, JAVASCRIPT_DEMOS).map((demo) => ({ ...demo, variant: 'JS' as const }));
  return [...spread(system, TYPESCRIPT_DEMOS), ...spread(others, 4), ...javascript];
}

describe.skipIf(!isOnline)('the project that opens in StackBlitz', () => {
  const workshop = openWorkshop();
  const projects = new Map<string, SandboxProject>();
  const namesOf = (variant: SandboxDemo['variant']): string[] =>
    [...projects.keys()].filter((name) => name.endsWith(variant));

  beforeAll(async () => {
    for (const demo of choose(await findSandboxDemos())) {
      const name = [demo.product, demo.name, demo.styling, demo.variant].join('-').replaceAll(' ', '-');
      projects.set(name, stackblitzProject(demo));
    }
    await workshop.install(projects);
  });
  afterAll(workshop.remove);

  it(`can be installed and built, for ${TYPESCRIPT_DEMOS} demos in TypeScript and some in JavaScript`, async () => {
    expect(namesOf('TS').length).toBeGreaterThanOrEqual(TYPESCRIPT_DEMOS);
    expect(namesOf('JS')).toHaveLength(JAVASCRIPT_DEMOS);
    expect(await workshop.build([...projects.keys()])).toEqual({});
  });

  it('has no type errors', async () => {
    expect(await workshop.checkTypes(namesOf('TS'))).toBe('');
  });
});
