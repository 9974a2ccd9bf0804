import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = createRequire(__filename).resolve('axe-core/axe.min.js');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const CONTRAST = ['color-contrast', 'link-in-text-block'];

/**
 * Violations that axe finds in a page or a frame, one line for each element.
 * @param include selectors of the parts to check, by default everything
 */
export function accessibilityViolations(page: Page | Frame, include?: readonly string[]): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: STANDARDS }, include);
}

/** The same, with what axe recommends beyond the standards, such as landmarks and the order of headings. */
export function allViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: [...STANDARDS, 'best-practice'] });
}

/**
 * All violations in the article of a page. Contrast is checked in demos only: prose and code have the colors of the
 * stylesheets. This takes half as long as the whole page.
 */
export function articleViolations(page: Page): Promise<string[]> {
  return runAxe(page, { type: 'tag', values: [...STANDARDS, 'best-practice'] }, ['main'], '[data-demo-root]');
}

/** Contrast violations, which can differ between color modes. */
export function contrastViolations(page: Page | Frame): Promise<string[]> {
  return runAxe(page, { type: 'rule', values: CONTRAST });
}

async function runAxe(
  page: Page | Frame,
  runOnly: axe.RunOnly,
  include: readonly string[] = ['html'],
  withContrast = '*',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  // Disabled elements need no contrast. Joy UI sets their attribute in the browser only, but always their class.
  const selector = `${withContrast} :not(.Mui-disabled, .Mui-disabled *)`;
  const violations = await page.evaluate(
    async ([chosen, selectors, contrastSelector]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      runner.configure({
        rules: [
          { id: 'color-contrast', selector: contrastSelector },
          // MUI X names the hour "06" of a digital clock "6 hours".
          {
            id: 'label-content-name-mismatch',
            selector: ':not(.MuiMultiSectionDigitalClockSection-item)',
          },
        ],
      });
      const context = { include: selectors.map((part) => [part]) };
      // Styles are only loaded for a rule about screens that rotate.
      const options = { runOnly: chosen, resultTypes: ['violations' as const], preload: false };
      const results = await runner.run(context, options);
      return results.violations;
    },
    [runOnly, include, selector] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary}`),
  );
}
