import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = createRequire(__filename).resolve('axe-core/axe.min.js');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page, or a frame in it, as it stands: one line per element, ready to be read in a failure. */
export function accessibilityViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: STANDARDS });
}

/** The same, with what axe recommends beyond the standards, such as landmarks and the order of headings. */
export function allViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: [...STANDARDS, 'best-practice'] });
}

/** What the other colour mode can break of a page that is accessible in one: its contrast. */
export function contrastViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: CONTRAST });
}

async function runAxe(page: Page | Frame, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async (chosen) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const results = await runner.run(document, { runOnly: chosen, resultTypes: ['violations'] });
    return results.violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
