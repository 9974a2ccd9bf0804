import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

async function openModal({ demo, page }: Keyboard) {
  const button = (await demo('ModalSecond')).getByRole('button', { name: 'Return the drill' });
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Return' });
  await expect(modal).toBeVisible();
  return { button, modal };
}

testKeys('/material-ui/react-modal/', {
  async Tab(keyboard) {
    const { modal } = await openModal(keyboard);
    const broken = modal.getByRole('button', { name: 'Something is broken' });
    await keyboard.press('Tab');
    await expect(broken).toBeFocused();
    await keyboard.press('Tab');
    await expect(modal.getByRole('button', { name: 'Done' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(broken).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, modal } = await openModal(keyboard);
    const broken = modal.getByRole('button', { name: 'Something is broken' });
    await broken.click();
    await expect(keyboard.page.getByRole('dialog', { name: 'Broken' })).toBeVisible();
    await keyboard.press('Esc');
    await expect(broken).toBeFocused();
    await keyboard.press('Esc');
    await expect(modal).toHaveCount(0);
    await expect(button).toBeFocused();
  },
});
