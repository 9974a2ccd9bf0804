import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/joy-ui/react-input/', {
  async Tab({ demo, press }) {
    const passphrase = await demo('InputPassphrase');
    const field = passphrase.getByLabel('Passphrase for the tool shed');
    const button = passphrase.getByRole('button', { name: 'Show the passphrase' });
    await button.focus();
    await press('Shift+Tab');
    await expect(field).toBeFocused();
    await press('Tab');
    await expect(button).toBeFocused();
  },
  async Enter({ demo, page, press }) {
    const add = await demo('InputQuickAdd');
    await add.getByLabel('Plants for bed 12').focus();
    await page.keyboard.type('Leek');
    await press('Enter');
    await expect(add.getByRole('status')).toHaveText('Peas, Dill, Leek');
  },
  async '↑ ↓'({ demo, press }) {
    const packets = (await demo('InputLimits')).getByLabel('Packets of seed');
    await packets.focus();
    await press('↑');
    await expect(packets).toHaveValue('3');
    await press('↓');
    await expect(packets).toHaveValue('2');
  },
});
