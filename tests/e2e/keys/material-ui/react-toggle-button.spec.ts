import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** The tools of the first demo, of which the first one is pressed and has the focus. */
async function focusDraw({ demo }: Keyboard) {
  const mode = await demo('ToggleButtonMode');
  const tool = (name: string) => mode.getByRole('button', { name });
  await tool('Draw').focus();
  return { tool, status: mode.getByRole('status') };
}

testKeys('/material-ui/react-toggle-button/', {
  async Tab(keyboard) {
    const { tool } = await focusDraw(keyboard);
    await keyboard.press('Tab');
    await expect(tool('Cut')).toBeFocused();
    await keyboard.press('Shift+Tab');
    await expect(tool('Draw')).toBeFocused();
  },
  async Enter(keyboard) {
    const { tool, status } = await focusDraw(keyboard);
    await keyboard.press('Enter');
    await expect(tool('Draw')).toHaveAttribute('aria-pressed', 'false');
    await expect(status).toHaveText('Drag to move the map');
    await keyboard.press('Enter');
    await expect(tool('Draw')).toHaveAttribute('aria-pressed', 'true');
  },
  async Space(keyboard) {
    const { tool, status } = await focusDraw(keyboard);
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(tool('Cut')).toHaveAttribute('aria-pressed', 'true');
    await expect(status).toHaveText('Drag to cut a trail');
    await keyboard.press('Space');
    await expect(tool('Cut')).toHaveAttribute('aria-pressed', 'false');
  },
});
