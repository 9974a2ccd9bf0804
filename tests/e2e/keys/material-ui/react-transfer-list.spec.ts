import { expect } from '@playwright/test';
import { testKeys, type Keyboard } from '../../support/test-keys';

/** Both sides of the first demo, of which the backpack holds the tent. */
async function sides({ demo }: Keyboard) {
  const list = await demo('TransferListBackpack');
  return {
    camp: list.getByRole('group', { name: 'Base camp' }),
    backpack: list.getByRole('group', { name: 'Backpack' }),
    pack: list.getByRole('button', { name: 'Pack', exact: true }),
    status: list.getByRole('status'),
  };
}

testKeys('/material-ui/react-transfer-list/', {
  async Tab(keyboard) {
    const { camp, pack } = await sides(keyboard);
    await camp.getByRole('checkbox', { name: 'Ice screws' }).focus();
    await keyboard.press('Tab');
    await expect(camp.getByRole('checkbox', { name: 'Radio' })).toBeFocused();
    await keyboard.press('Tab');
    await expect(pack).toBeFocused();
  },
  async Enter(keyboard) {
    const { camp, backpack, pack, status } = await sides(keyboard);
    await camp.getByRole('checkbox', { name: 'Rope' }).check();
    await pack.focus();
    await keyboard.press('Enter');
    await expect(backpack.getByRole('checkbox', { name: 'Rope' })).not.toBeChecked();
    await expect(status).toHaveText('Moved: Rope');
    await expect(pack).toBeFocused();
  },
  async Space(keyboard) {
    const { camp, backpack } = await sides(keyboard);
    const tent = backpack.getByRole('checkbox', { name: 'Tent' });
    await tent.focus();
    await keyboard.press('Space');
    await expect(tent).toBeChecked();
    await keyboard.press('Tab');
    await keyboard.press('Space');
    await expect(camp.getByRole('checkbox', { name: 'Tent' })).toBeVisible();
  },
});
