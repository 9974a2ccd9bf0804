import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/material-ui/react-link/', {
  async Tab({ demo, press }) {
    const links = (await demo('LinkBasics')).getByRole('link');
    await links.first().focus();
    await press('Tab');
    await expect(links.nth(1)).toBeFocused();
  },
  async Enter({ demo, page, press }) {
    const basics = await demo('LinkBasics');
    await basics.getByRole('link', { name: 'by keyboard' }).focus();
    await press('Enter');
    await expect(page).toHaveURL(/#accessibility$/);
    const action = await demo('LinkAction');
    await action.getByRole('button', { name: 'Keep longer' }).focus();
    await press('Enter');
    await expect(action.getByRole('status')).toContainText('6 weeks');
  },
  async Space({ demo, press }) {
    const action = await demo('LinkAction');
    await action.getByRole('button', { name: 'Keep longer' }).focus();
    await press('Space');
    await expect(action.getByRole('status')).toContainText('6 weeks');
  },
});
