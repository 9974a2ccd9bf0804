import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

async function openForm({ demo, page }: Keyboard) {
  const button = (await demo('PopoverGuess')).getByRole('button', { name: 'Solve' });
  await button.click();
  const popover = page.getByRole('dialog', { name: 'Solve 4 down' });
  await expect(popover).toBeVisible();
  return { button, popover };
}

testKeys('/material-ui/react-popover/', {
  async Tab(keyboard) {
    const { popover } = await openForm(keyboard);
    const field = popover.getByRole('textbox');
    await field.focus();
    await keyboard.press('Tab');
    await expect(popover.getByRole('button', { name: 'Enter' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(field).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, popover } = await openForm(keyboard);
    await keyboard.press('Esc');
    await expect(popover).toHaveCount(0);
    await expect(button).toBeFocused();
  },
});
