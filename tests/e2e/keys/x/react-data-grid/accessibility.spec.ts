import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../../support/test-keys';

/** The first grid, with focus on a cell of the given row and column. */
async function focusCell({ demo }: Keyboard, row: number, field: string) {
  const root = await demo('DataGridKeyboard');
  const cell = (id: number, name: string) => root.locator(`[data-id="${id}"] [data-field="${name}"]`);
  const header = (name: string) => root.locator(`[role="columnheader"][data-field="${name}"]`);
  await cell(row, field).click();
  await expect(cell(row, field)).toBeFocused();
  return { root, cell, header };
}

testKeys('/x/react-data-grid/accessibility/', {
  async Tab(keyboard) {
    const { root, cell } = await focusCell(keyboard, 2, 'ticket');
    await keyboard.press('Tab');
    await expect(root.getByRole('combobox')).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(cell(2, 'ticket')).toBeFocused();
  },
  async Enter(keyboard) {
    const { cell, header } = await focusCell(keyboard, 1, 'part');
    await keyboard.press('Enter');
    await expect(cell(1, 'part').getByRole('textbox')).toBeFocused();
    await keyboard.page.keyboard.press('Escape');
    await keyboard.page.keyboard.press('ArrowUp');
    await expect(header('part')).toBeFocused();
    await keyboard.press('Enter');
    await expect(header('part')).toHaveAttribute('aria-sort', 'ascending');
    await keyboard.press('Enter');
    await expect(header('part')).toHaveAttribute('aria-sort', 'descending');
    await keyboard.press('Enter');
    await expect(header('part')).toHaveAttribute('aria-sort', 'none');
  },
  async 'Ctrl Enter'(keyboard) {
    const { header } = await focusCell(keyboard, 1, 'ticket');
    await keyboard.page.keyboard.press('ArrowUp');
    await expect(header('ticket')).toBeFocused();
    await keyboard.press('Ctrl+Enter');
    await expect(keyboard.page.getByRole('menu')).toBeVisible();
  },
  async Space(keyboard) {
    const { root, cell } = await focusCell(keyboard, 1, 'ticket');
    await keyboard.press('Space');
    await expect(cell(1, 'ticket')).not.toBeFocused();
    await expect(root.locator('[data-field="ticket"]:focus')).toHaveCount(1);
    await root.getByRole('checkbox').nth(1).focus();
    await keyboard.press('Space');
    await expect(root.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);
  },
  async 'Shift Space'(keyboard) {
    const { root } = await focusCell(keyboard, 1, 'ticket');
    const row = root.locator('[data-id="1"]');
    await keyboard.press('Shift+Space');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await keyboard.press('Shift+Space');
    await expect(row).toHaveAttribute('aria-selected', 'false');
  },
  async 'Shift ↑ ↓'(keyboard) {
    const { root, cell } = await focusCell(keyboard, 2, 'ticket');
    await keyboard.press('Shift+Space');
    await keyboard.press('Shift+↓');
    await expect(cell(3, 'ticket')).toBeFocused();
    await expect(root.locator('[role="row"][aria-selected="true"]')).toHaveCount(2);
    await keyboard.press('Shift+↑');
    await expect(cell(2, 'ticket')).toBeFocused();
  },
  async '← → ↑ ↓'(keyboard) {
    const { cell, header } = await focusCell(keyboard, 1, 'part');
    await keyboard.press('→');
    await expect(cell(1, 'hours')).toBeFocused();
    await keyboard.press('↓');
    await expect(cell(2, 'hours')).toBeFocused();
    await keyboard.press('←');
    await expect(cell(2, 'part')).toBeFocused();
    await keyboard.press('↑');
    await keyboard.press('↑');
    await expect(header('part')).toBeFocused();
    await keyboard.press('↓');
    await expect(cell(1, 'part')).toBeFocused();
  },
  async 'Home End'(keyboard) {
    const { root, cell } = await focusCell(keyboard, 1, 'part');
    await keyboard.press('End');
    await expect(cell(1, 'hours')).toBeFocused();
    await keyboard.press('Home');
    await expect(root.getByRole('checkbox').nth(1)).toBeFocused();
  },
  async 'Ctrl Home End'(keyboard) {
    const { root, cell } = await focusCell(keyboard, 1, 'part');
    await keyboard.press('Ctrl+End');
    await expect(cell(20, 'hours')).toBeFocused();
    await keyboard.press('Ctrl+Home');
    await expect(root.locator('[data-id="1"]').getByRole('checkbox')).toBeFocused();
  },
  async 'PageUp PageDown'(keyboard) {
    const { root, cell } = await focusCell(keyboard, 1, 'ticket');
    await keyboard.press('PageDown');
    await expect(cell(1, 'ticket')).not.toBeFocused();
    await expect(root.locator('[data-field="ticket"]:focus')).toHaveCount(1);
    await keyboard.press('PageUp');
    await expect(cell(1, 'ticket')).toBeFocused();
  },
  async Esc(keyboard) {
    const { cell, header } = await focusCell(keyboard, 1, 'part');
    await keyboard.page.keyboard.press('Enter');
    await keyboard.page.keyboard.type(' and cassette');
    await keyboard.press('Esc');
    await expect(cell(1, 'part')).toHaveText('Chain');
    await keyboard.page.keyboard.press('ArrowUp');
    await keyboard.page.keyboard.press('Control+Enter');
    await expect(keyboard.page.getByRole('menu')).toBeVisible();
    await keyboard.press('Esc');
    await expect(keyboard.page.getByRole('menu')).toHaveCount(0);
    await expect(header('part')).toBeFocused();
  },
  async 'Ctrl A'(keyboard) {
    const { root } = await focusCell(keyboard, 1, 'ticket');
    await keyboard.press('Ctrl+A');
    await expect(root.getByRole('checkbox', { name: 'Unselect all rows' })).toBeChecked();
  },
  async 'Ctrl C'(keyboard) {
    await focusCell(keyboard, 1, 'ticket');
    await keyboard.page.evaluate(() => {
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copied = text;
        return Promise.resolve();
      };
    });
    await keyboard.press('Ctrl+C');
    await expect(keyboard.page.locator('html')).toHaveAttribute('data-copied', 'R301');
  },
});
