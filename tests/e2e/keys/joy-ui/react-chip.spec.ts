import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/joy-ui/react-chip/', {
  async Tab({ demo, press }) {
    const order = await demo('ChipTwoActions');
    await order.getByRole('button', { name: '12 rolls' }).focus();
    await press('Tab');
    await expect(order.getByRole('button', { name: 'Cancel the order' })).toBeFocused();
  },
  async Enter({ demo, page, press }) {
    const order = await demo('ChipTwoActions');
    await order.getByRole('button', { name: '12 rolls' }).focus();
    await press('Enter');
    await expect(order.getByRole('status')).toHaveText('Editing the order');
    await order.getByRole('button', { name: 'Cancel the order' }).focus();
    await press('Enter');
    await expect(order.getByRole('status')).toHaveText('Order canceled');
    const links = await demo('ChipLinks');
    await links.getByRole('link', { name: 'Breads' }).focus();
    await press('Enter');
    await expect(page).toHaveURL(/#links$/);
  },
  async Space({ demo, press }) {
    const order = await demo('ChipTwoActions');
    await order.getByRole('button', { name: '12 rolls' }).focus();
    await press('Space');
    await expect(order.getByRole('status')).toHaveText('Editing the order');
    await order.getByRole('button', { name: 'Cancel the order' }).focus();
    await press('Space');
    await expect(order.getByRole('status')).toHaveText('Order canceled');
  },
  async 'Delete Backspace'({ demo, press }) {
    const dough = await demo('ChipRemove');
    await dough.getByRole('button', { name: 'Remove Flour' }).focus();
    await press('Delete');
    await expect(dough.getByRole('status')).toHaveText('3 of 4 ingredients');
    await expect(dough.getByRole('button', { name: 'Remove Water' })).toBeFocused();
    await press('Backspace');
    await expect(dough.getByRole('status')).toHaveText('2 of 4 ingredients');
    await expect(dough.getByRole('button', { name: 'Remove Salt' })).toBeFocused();
  },
});
