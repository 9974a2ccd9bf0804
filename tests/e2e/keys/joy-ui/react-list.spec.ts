import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/joy-ui/react-list/', {
  async Tab({ demo, press }) {
    const actions = await demo('ListActions');
    await actions.getByRole('button', { name: 'Raven Pass', exact: true }).focus();
    await press('Tab');
    await expect(actions.getByRole('button', { name: 'Save Raven Pass' })).toBeFocused();
    await press('Tab');
    await expect(actions.getByRole('button', { name: 'Lake Traverse', exact: true })).toBeFocused();
  },
  async Enter({ demo, page, press }) {
    const rooms = await demo('ListSelected');
    await rooms.getByRole('button', { name: 'Gentian' }).focus();
    await press('Enter');
    await expect(rooms.getByRole('status')).toHaveText(/^Gentian/);
    const navigation = await demo('ListNavigation');
    await navigation.getByRole('link', { name: 'Answered' }).focus();
    await press('Enter');
    await expect(page).toHaveURL(/#ListNavigation$/);
  },
  async Space({ demo, press }) {
    const rooms = await demo('ListSelected');
    await rooms.getByRole('button', { name: 'Attic' }).focus();
    await press('Space');
    await expect(rooms.getByRole('status')).toHaveText(/^Attic/);
  },
});
