import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-chip/', {
  async Tab({ demo, press }) {
    const filters = await demo('ChipFilters');
    await filters.getByRole('button', { name: 'Dub' }).focus();
    await press('Tab');
    await expect(filters.getByRole('button', { name: 'Folk' })).toBeFocused();
    const soldOut = await demo('ChipSoldOut');
    await soldOut.getByRole('button', { name: 'Vinyl' }).focus();
    await press('Tab');
    await expect(soldOut.getByRole('button', { name: 'Cassette' })).not.toBeFocused();
  },
  async Enter({ demo, press }) {
    const filters = await demo('ChipFilters');
    await filters.getByRole('button', { name: 'Dub' }).focus();
    await press('Enter');
    await expect(filters.getByRole('status')).toHaveText(/^3 found/);
    const link = (await demo('ChipGenreLinks')).getByRole('link', { name: 'Kelp' });
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => {
        event.preventDefault();
        element.textContent = 'Opened';
      }),
    );
    await link.focus();
    await press('Enter');
    await expect((await demo('ChipGenreLinks')).getByText('Opened')).toBeVisible();
  },
  async Space({ demo, press }) {
    const filters = await demo('ChipFilters');
    await filters.getByRole('button', { name: 'Folk' }).focus();
    await press('Space');
    await expect(filters.getByRole('status')).toHaveText(/^0 found/);
  },
  async 'Backspace Delete'({ demo, press }) {
    const reserved = await demo('ChipReserved');
    await reserved.getByRole('button', { name: 'Remove Kelp' }).focus();
    await press('Delete');
    await expect(reserved.getByRole('button', { name: 'Remove Low Sun' })).toBeFocused();
    await press('Backspace');
    await expect(reserved.getByRole('button', { name: 'Remove Night Ferry' })).toBeFocused();
    await press('Delete');
    await expect(reserved.getByRole('status')).toBeFocused();
    await expect(reserved.getByRole('status')).toHaveText('Reserved for you: 0');
  },
});
