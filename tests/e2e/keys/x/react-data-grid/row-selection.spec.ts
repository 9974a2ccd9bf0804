import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../../support/test-keys';

/** The grid with checkboxes, with focus on the first cell after the checkbox. */
async function focusRow({ demo }: Keyboard) {
  const root = await demo('DataGridSelectCheckboxes');
  const cell = root.locator('[data-id="11"] [data-field="item"]');
  await cell.click();
  await expect(cell).toBeFocused();
  return { root, status: root.getByRole('status') };
}

testKeys('/x/react-data-grid/row-selection/', {
  async Space(keyboard) {
    const { root, status } = await focusRow(keyboard);
    await root.getByRole('checkbox').nth(1).focus();
    await keyboard.press('Space');
    await expect(status).toHaveText('1 of 4 items selected');
    await keyboard.press('Space');
    await expect(status).toHaveText('0 of 4 items selected');
  },
  async 'Shift Space'(keyboard) {
    const { status } = await focusRow(keyboard);
    await keyboard.press('Shift+Space');
    await expect(status).toHaveText('1 of 4 items selected');
    await keyboard.press('Shift+Space');
    await expect(status).toHaveText('0 of 4 items selected');
  },
  async 'Shift ↑ ↓'(keyboard) {
    const { status } = await focusRow(keyboard);
    await keyboard.press('Shift+Space');
    await keyboard.press('Shift+↓');
    await keyboard.press('Shift+↓');
    await expect(status).toHaveText('3 of 4 items selected');
    await keyboard.press('Shift+↑');
    await expect(status).toHaveText('2 of 4 items selected');
  },
  async 'Ctrl A'(keyboard) {
    const { status } = await focusRow(keyboard);
    await keyboard.press('Ctrl+A');
    await expect(status).toHaveText('4 of 4 items selected');
  },
});
