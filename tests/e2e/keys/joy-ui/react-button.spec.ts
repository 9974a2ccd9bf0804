import { expect } from '@playwright/test';
import { testKeys } from '../../support/test-keys';

testKeys('/joy-ui/react-button/', {
  async Tab({ demo, page, press }) {
    const saving = await demo('ButtonSaving');
    const save = saving.getByRole('button', { name: 'Save the seating plan' });
    await save.focus();
    await press('Enter');
    await expect(saving.getByRole('button', { name: /Save the seating plan/ })).toBeDisabled();
    const before = (await demo('IconButtonPlayer')).getByRole('button').last();
    await before.focus();
    // On the way to the next demo come the tools of this one.
    while (!(await saving.evaluate((element) => element.contains(document.activeElement))))
      await press('Tab');
    await expect(saving.locator('[data-demo-root] :focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
  },
  async Enter({ demo, page, press }) {
    const basics = await demo('ButtonBasics');
    await basics.getByRole('button', { name: 'Join the rehearsal' }).focus();
    await press('Enter');
    await expect(basics.getByRole('status')).toHaveText(/^24 singers/);
    const link = (await demo('ButtonAnchors')).getByRole('link', { name: 'Read the program' });
    await link.focus();
    await press('Enter');
    await expect(page).toHaveURL(/#links$/);
  },
  async Space({ demo, press }) {
    const basics = await demo('ButtonBasics');
    await basics.getByRole('button', { name: 'Join the rehearsal' }).focus();
    await press('Space');
    await expect(basics.getByRole('status')).toHaveText(/^24 singers/);
  },
});
