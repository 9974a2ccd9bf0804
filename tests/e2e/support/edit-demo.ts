import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Time in ms for the runner to load on a busy machine. */
const START = 20_000;

/** A demo whose code is being edited. */
export interface EditedDemo {
  demo: Locator;
  editor: Locator;
  problem: Locator;
  result: FrameLocator;
  /** Replaces the code. */
  write: (code: string) => Promise<void>;
}

/** Opens the editor of a demo of the page that is shown. */
export async function editDemo(page: Page, name: string): Promise<EditedDemo> {
  const demo = page.locator(`#${name}`);
  const show = demo.getByRole('button', { name: /^(Show|Expand) code$/ });
  if (await show.isVisible()) await show.click();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await expect(demo.locator('[data-live-edit]')).toBeVisible({ timeout: START });
  const editor = demo.getByRole('textbox', { name: `Code of the demo ${name}` });
  return {
    demo,
    editor,
    problem: demo.locator('[role=alert]'),
    result: demo.frameLocator('iframe').frameLocator('iframe'),
    async write(code) {
      await editor.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
  };
}
