import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The outer modal of the nested demo, opened with its button. */
async function openAstrolabe({ demo, page }: Keyboard) {
  const button = (await demo('ModalNested')).getByRole('button', { name: 'Astrolabe' });
  await button.click();
  const modal = page.getByRole('dialog', { name: 'Astrolabe' });
  await expect(modal).toBeFocused();
  return { button, modal, lender: modal.getByRole('button', { name: 'Show the lender' }) };
}

testKeys('/joy-ui/react-modal/', {
  async Tab(keyboard) {
    const { modal, lender } = await openAstrolabe(keyboard);
    const close = modal.getByRole('button', { name: 'Close the astrolabe' });
    await keyboard.press('Tab');
    await expect(close).toBeFocused();
    await keyboard.press('Tab');
    await expect(lender).toBeFocused();
    await keyboard.press('Tab');
    await expect(close).toBeFocused();
  },
  async Esc(keyboard) {
    const { button, modal, lender } = await openAstrolabe(keyboard);
    await lender.click();
    await expect(keyboard.page.getByRole('dialog', { name: 'Lender' })).toBeFocused();
    await keyboard.press('Esc');
    await expect(lender).toBeFocused();
    await keyboard.press('Esc');
    await expect(modal).toHaveCount(0);
    await expect(button).toBeFocused();
  },
});
