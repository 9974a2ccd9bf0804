import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxDemo, stackblitzForm } from '../../src/client/demo/frame/sandboxes';
import { findSandboxDemos, spread } from './demos';
import { openWorkshop, type ProjectFiles } from './workshop';

/** Installs and builds projects. */
const MINUTES = 60_000;

const SYSTEM_DEMOS = 16;
const OTHER_STYLINGS = 4;
const JAVASCRIPT_DEMOS = 2;

/** Demos from all over the site, and those that are styled in other ways. */
function choose(demos: readonly SandboxDemo[]): SandboxDemo[] {
  const system = demos.filter(({ styling }) => styling === 'MUI System');
  const others = demos.filter(({ styling }) => styling !== 'MUI System');
  const javascript = spread(system, JAVASCRIPT_DEMOS).map((demo) => ({ ...demo, variant: 'JS' as const }));
  return [...spread(system, SYSTEM_DEMOS), ...spread(others, OTHER_STYLINGS), ...javascript];
}

/** The files that are posted to StackBlitz, by path. */
function postedFiles(demo: SandboxDemo): ProjectFiles {
  const fields = Object.entries(stackblitzForm(demo).fields);
  return Object.fromEntries(
    fields.flatMap(([name, text]) => {
      const path = /^project\[files\]\[(.+)\]$/.exec(name)?.[1];
      return path === undefined ? [] : [[path, text]];
    }),
  );
}

describe('the project that opens in StackBlitz', { timeout: 5 * MINUTES }, () => {
  const workshop = openWorkshop();
  const projects = new Map<string, ProjectFiles>();
  const namesOf = (variant: SandboxDemo['variant']): string[] =>
    [...projects.keys()].filter((name) => name.endsWith(variant));

  beforeAll(async () => {
    for (const demo of choose(await findSandboxDemos())) {
      const name = [demo.product, demo.name, demo.styling, demo.variant].join('-').replaceAll(' ', '-');
      projects.set(name, postedFiles(demo));
    }
    await workshop.install(projects);
  }, 5 * MINUTES);
  afterAll(workshop.remove);

  it('can be installed and built, for twenty demos in TypeScript and some in JavaScript', async () => {
    expect(namesOf('TS')).toHaveLength(20);
    expect(namesOf('JS')).toHaveLength(JAVASCRIPT_DEMOS);
    expect(await workshop.build([...projects.keys()])).toEqual({});
  });

  it('the StackBlitz project has no type errors', async () => {
    expect(await workshop.checkTypes(namesOf('TS'))).toBe('');
  });
});
