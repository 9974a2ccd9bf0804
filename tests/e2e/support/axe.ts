import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = createRequire(__filename).resolve('axe-core/axe.min.js');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = ['color-contrast', 'link-in-text-block'];

/** Violations that axe finds in a page or a frame, one line for each element. */
export function accessibilityViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: STANDARDS });
}

/** The same, with what axe recommends beyond the standards, such as landmarks and the order of headings. */
export function allViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: [...STANDARDS, 'best-practice'] });
}

/** Contrast violations, which can differ between color modes. */
export function contrastViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: CONTRAST });
}

async function runAxe(page: Page | Frame, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const violations = await page.evaluate(async (chosen) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Disabled elements need no contrast. Joy UI sets their attribute in the browser only, but always their class.
    const selector = '*:not(.Mui-disabled, .Mui-disabled *)';
    runner.configure({ rules: [{ id: 'color-contrast', selector }] });
    const results = await runner.run(document, { runOnly: chosen, resultTypes: ['violations'] });
    return results.violations;
  }, runOnly);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
