import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The dial of the first demo, opened by the focus on its button. */
async function focusDial({ demo }: Keyboard) {
  const basics = await demo('SpeedDialBasics');
  const button = basics.getByRole('button', { name: 'Help with the move' });
  const action = (name: string) => basics.getByRole('menuitem', { name });
  await button.focus();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { action, button, status: basics.getByRole('status') };
}

testKeys('/material-ui/react-speed-dial/', {
  async Tab(keyboard) {
    const { button } = await focusDial(keyboard);
    await keyboard.press('Tab');
    await expect(button).not.toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
  async 'Enter Space'(keyboard) {
    const { action, button, status } = await focusDial(keyboard);
    await keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('↑');
    await expect(action('Hint')).toBeFocused();
    await keyboard.press('Enter');
    await expect(status).toHaveText('Look at the knight.');
    await keyboard.press('↑');
    await keyboard.press('Space');
    await expect(status).toHaveText('Move 12 is undone.');
  },
  async '↑ ↓ ← →'(keyboard) {
    const { action, button } = await focusDial(keyboard);
    await keyboard.press('↑');
    await expect(action('Hint')).toBeFocused();
    await keyboard.press('↑');
    await expect(action('Take back')).toBeFocused();
    await keyboard.press('↓');
    await expect(action('Hint')).toBeFocused();
    await keyboard.press('Esc');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('→');
    await expect(action('Hint')).toBeFocused();
    await keyboard.press('←');
    await expect(button).toBeFocused();
  },
  async Esc(keyboard) {
    const { action, button } = await focusDial(keyboard);
    await keyboard.press('↑');
    await expect(action('Hint')).toBeFocused();
    await keyboard.press('Esc');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});
