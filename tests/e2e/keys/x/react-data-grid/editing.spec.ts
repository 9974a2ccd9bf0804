import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../../support/test-keys';

/** The amount of the first ingredient, with focus. */
async function focusAmount({ demo }: Keyboard) {
  const root = await demo('DataGridEditCells');
  const cell = (id: number, field: string) => root.locator(`[data-id="${id}"] [data-field="${field}"]`);
  await cell(1, 'amount').click();
  await expect(cell(1, 'amount')).toBeFocused();
  return { cell, input: cell(1, 'amount').locator('input'), status: root.getByRole('status') };
}

testKeys('/x/react-data-grid/editing/', {
  async Tab(keyboard) {
    const { cell, input, status } = await focusAmount(keyboard);
    await keyboard.page.keyboard.type('7');
    await expect(input).toHaveValue('7');
    await keyboard.press('Tab');
    await expect(status).toHaveText('Saved Rye flour: 7 kg');
    await expect(cell(1, 'unit')).toBeFocused();
    const rows = await keyboard.demo('DataGridEditRows');
    await rows.locator('[data-id="1"] [data-field="bread"]').dblclick();
    await expect(rows.locator('[data-id="1"] [data-field="bread"] input')).toBeFocused();
    await keyboard.press('Tab');
    await expect(rows.locator('[data-id="1"] [data-field="dough"] input')).toBeFocused();
  },
  async Enter(keyboard) {
    const { cell, input, status } = await focusAmount(keyboard);
    await keyboard.press('Enter');
    await expect(input).toHaveValue('42');
    await keyboard.page.keyboard.press('Control+a');
    await keyboard.page.keyboard.type('40');
    await keyboard.press('Enter');
    await expect(status).toHaveText('Saved Rye flour: 40 kg');
    await expect(cell(2, 'amount')).toBeFocused();
  },
  async 'Backspace Delete'(keyboard) {
    const { cell, input } = await focusAmount(keyboard);
    for (const key of ['Backspace', 'Delete']) {
      await keyboard.press(key);
      await expect(input).toHaveValue('');
      await keyboard.page.keyboard.press('Escape');
      await expect(cell(1, 'amount')).toHaveText('42');
    }
  },
  async Esc(keyboard) {
    const { cell, input, status } = await focusAmount(keyboard);
    await keyboard.page.keyboard.type('9');
    await expect(input).toHaveValue('9');
    await keyboard.press('Esc');
    await expect(cell(1, 'amount')).toHaveText('42');
    await expect(status).toHaveText('No changes yet');
  },
  async '0 to 9'(keyboard) {
    const { input } = await focusAmount(keyboard);
    await keyboard.press('5');
    await expect(input).toHaveValue('5');
  },
});
